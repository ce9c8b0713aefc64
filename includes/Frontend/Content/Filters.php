<?php
/**
 * The filters above the two lists, which work without the app: a form for designers, links for design jobs.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend\Content;

use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Frontend\Html;
use DesignMarketplace\Frontend\Item;
use DesignMarketplace\Frontend\List_Query;
use DesignMarketplace\Frontend\Markup;
use DesignMarketplace\Frontend\Search_Form;
use DesignMarketplace\Frontend\View;

final class Filters {

	public function __construct( private readonly View $view ) {}

	/**
	 * Words, skill, experience, region and availability.
	 */
	public function designers(): Html {
		$chosen  = List_Query::chosen( $this->view->query );
		$choices = array(
			'skill'     => array(
				__( 'Skills', 'design-marketplace' ),
				array( '' => __( 'All skills', 'design-marketplace' ) ) + array_column( $this->view->items( 'skill' ), 'name', 'id' ),
			),
			'level'     => array(
				__( 'Experience', 'design-marketplace' ),
				array( '' => __( 'All levels', 'design-marketplace' ) ) + Markup::labels( 'levels' ),
			),
			'region'    => array(
				__( 'Region', 'design-marketplace' ),
				array( '' => __( 'All regions', 'design-marketplace' ) ) + Markup::labels( 'regions' ),
			),
			'available' => array(
				__( 'Availability', 'design-marketplace' ),
				array( '' => __( 'Free or not', 'design-marketplace' ) ) + array( 1 => __( 'Free now', 'design-marketplace' ) ),
			),
		);
		return Search_Form::html(
			'/designers',
			__( 'Designers', 'design-marketplace' ),
			__( 'Name, job, city, skill, work', 'design-marketplace' ),
			$choices,
			List_Query::set( $chosen ),
			more: Html::of( 'div.clear', self::clear( '/designers', (bool) $chosen ) )
		);
	}

	/**
	 * Words, what design jobs offer, and which alone. Without the app the other filters go along.
	 */
	public function job_search(): Html {
		$filters = List_Query::job_filters( $this->view->query );
		$choices = array(
			'engagement' => array(
				__( 'Engagement', 'design-marketplace' ),
				array( '' => __( 'Any', 'design-marketplace' ) ) + Markup::labels( 'engagements' ),
			),
			'place'      => array(
				__( 'Place', 'design-marketplace' ),
				array( '' => __( 'Any', 'design-marketplace' ) ) + Markup::labels( 'places' ),
			),
			'deadline'   => array(
				__( 'Deadline', 'design-marketplace' ),
				array( '' => __( 'Any', 'design-marketplace' ) ) + Markup::labels( 'deadlines' ),
			),
		);
		$others  = array_diff_key( List_Query::set( $filters ), $choices, array( 'search' => true ) );
		$only    = static fn( string $name, string $label ): Html => Search_Form::chip(
			(bool) $filters[ $name ],
			List_Query::jobs( array_replace( $filters, array( $name => ! $filters[ $name ] ) ) ),
			Html::of( 'span', $label )
		);
		$alone   = Html::of(
			'div.checks',
			$only( 'paid', __( 'Paid', 'design-marketplace' ) ),
			$only( 'verified', __( 'University confirmed', 'design-marketplace' ) )
		);
		return Search_Form::html(
			'/jobs',
			__( 'Design jobs', 'design-marketplace' ),
			__( 'Company, headline, city, skill', 'design-marketplace' ),
			$choices,
			List_Query::set( $filters ),
			$others,
			Html::of( 'div.only', $alone )
		);
	}

	/**
	 * Skills as links, each to the list with it switched: the chosen ones, then those with most jobs; folded while they are many.
	 */
	public function jobs(): Html {
		$filters = List_Query::job_filters( $this->view->query );
		$chosen  = $filters['skill'];
		$skills  = $this->view->list( 'skill' );
		$rank    = static fn( Item $one ): array => array( in_array( $one->number( 'id' ), $chosen, true ), $one->number( 'jobs' ) );
		usort( $skills, static fn( Item $a, Item $b ): int => $rank( $b ) <=> $rank( $a ) );
		$skill   = static function ( Item $skill ) use ( $chosen, $filters ): Html {
			$id    = $skill->number( 'id' );
			$is_on = in_array( $id, $chosen, true );
			$next  = $is_on ? array_values( array_diff( $chosen, array( $id ) ) ) : array( ...$chosen, $id );
			return Search_Form::chip(
				$is_on,
				List_Query::jobs( array( 'skill' => $next ) + $filters ),
				Html::of( 'span', $skill->text( 'name' ), ' ', Html::of( 'b', (string) $skill->number( 'jobs' ) ) )
			);
		};
		/* translators: %d: number of skills. */
		$all    = sprintf( __( 'All %d skills', 'design-marketplace' ), count( $skills ) );
		$unfold = count( $skills ) > Contract::limit( 'skills_unfolded' )
			? Html::of( 'a.plain.unfold', $all, Markup::icon( 'chevron-down' ), href: '#skills' )
			: '';
		$clear  = self::clear( '/jobs', array() !== List_Query::set( $filters ) );
		return Html::of(
			'' === $unfold ? 'div.job-filters.c4-12' : 'div.job-filters.c4-12.folded',
			Html::of(
				'fieldset',
				Html::of( 'legend.t4', __( 'Skills', 'design-marketplace' ) ),
				$skills ? Html::of( 'div.checks', Html::each( $skill, $skills ), $unfold, id: 'skills' ) : Html::bare( 'div.checks', id: 'skills' )
			),
			'' === $clear ? '' : Html::of( 'div.filter-acts', $clear )
		);
	}

	/**
	 * In place of a list nobody is in. The app adds what there is instead.
	 */
	public static function nothing(): Html {
		return Html::of(
			'div.list-note.grid',
			Markup::nothing(
				__( 'No results found', 'design-marketplace' ),
				__( 'Come back soon or try another filter', 'design-marketplace' )
			)
		);
	}

	private static function clear( string $list, bool $is_set ): Html|string {
		return $is_set
			? Html::of( 'a.plain', __( 'Clear filters', 'design-marketplace' ), Markup::icon( 'close' ), href: Markup::address( $list ) )
			: '';
	}
}
