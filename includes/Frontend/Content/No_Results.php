<?php
/**
 * Where nothing fits a list's filters: what does.
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
use DesignMarketplace\Frontend\View;

final class No_Results {

	public function __construct( private readonly View $view ) {}

	/**
	 * Of designers: what to let go of.
	 */
	public function designers(): Html {
		$asked  = List_Query::chosen( $this->view->query );
		$any    = array(
			'skill'  => __( 'any skill', 'design-marketplace' ),
			'level'  => __( 'any level', 'design-marketplace' ),
			'region' => __( 'any region', 'design-marketplace' ),
			'search' => __( 'any words', 'design-marketplace' ),
		);
		$way    = function ( string $way ) use ( $asked, $any ): Html {
			[ $filters, $total ] = explode( ';', $way );
			wp_parse_str( $filters, $params );
			$kept  = List_Query::chosen( $params );
			$words = array(
				'skill'  => $this->view->skills( array( $kept['skill'] ?? 0 ) )[0] ?? '',
				'level'  => Markup::label( 'levels', $kept['level'] ?? null ),
				'region' => Markup::label( 'regions', $kept['region'] ?? null ),
				'search' => $kept['search'] ?? '',
			);
			return $this->way( "/designers?{$filters}", (int) $total, Markup::joined( ...array_values( array_replace( $words, array_diff_key( array_intersect_key( $any, $asked ), $kept ) ) ) ) );
		};
		$nearby = array_filter( explode( ', ', $this->view->header( 'users?', 'X-DM-Nearby' ) ) );
		return $this->nothing( '/designers', (bool) $asked, Html::each( $way, array_values( $nearby ) ) );
	}

	/**
	 * Of design jobs: each skill that was asked for, of any company and kind and with any words, then the skills most jobs take.
	 */
	public function jobs(): Html {
		$filters  = List_Query::job_filters( $this->view->query );
		$set      = List_Query::set( $filters );
		$is_asked = static fn( Item $skill ): bool => in_array( $skill->number( 'id' ), $filters['skill'], true );
		$taken    = array_filter( self::skills_by_jobs( $this->view ), static fn( Item $skill ): bool => $skill->number( 'jobs' ) > 0 );
		$asked    = array_diff_key( $set, array( 'skill' => 0 ) ) ? array_values( array_filter( $taken, $is_asked ) ) : array();
		$others   = array_values( array_filter( $taken, static fn( Item $skill ): bool => ! $is_asked( $skill ) ) );
		$way      = fn( Item $skill, string $words ): Html => $this->way( List_Query::jobs( array( 'skill' => $skill->number( 'id' ) ) ), $skill->number( 'jobs' ), $words );
		/* translators: %s: a skill. */
		$same = static fn( Item $skill ): Html => $way( $skill, $filters['verified'] ? sprintf( __( '%s, university confirmed or not', 'design-marketplace' ), $skill->text( 'name' ) ) : $skill->text( 'name' ) );
		$rest = static fn( Item $skill ): Html => $way( $skill, $skill->text( 'name' ) );
		return $this->nothing( '/jobs', array() !== $set, Html::all( Html::each( $same, $asked ), Html::each( $rest, array_slice( $others, 0, Contract::limit( 'ways_of_skills' ) ) ) ) );
	}

	/**
	 * Skills with most open jobs first; among equals the list's order.
	 *
	 * @param View $view Page about to be written.
	 * @return list<Item>
	 */
	public static function skills_by_jobs( View $view ): array {
		$skills = $view->list( 'skill' );
		usort( $skills, static fn( Item $a, Item $b ): int => $b->number( 'jobs' ) <=> $a->number( 'jobs' ) );
		return $skills;
	}

	private function way( string $to, int $total, string $words ): Html {
		return Html::of( 'li', Markup::link( $to, Html::all( Html::of( 'span.n.num', number_format_i18n( $total ) ), Html::of( 'span', $words ) ) ) );
	}

	private function nothing( string $path, bool $is_filtered, Html $ways ): Html {
		$clear = $is_filtered ? Markup::button( $path, __( 'Clear filters', 'design-marketplace' ), '.second.small', '', '' ) : null;
		return Html::of(
			'div.list-note.grid',
			Markup::nothing( __( 'No results found', 'design-marketplace' ), __( 'Come back soon or try another filter', 'design-marketplace' ), $clear ),
			$ways->is_empty() ? '' : Html::of( 'div.ways', Html::of( 'h2.t3', __( 'What there is instead', 'design-marketplace' ) ), Html::of( 'ul.loosen', $ways ) )
		);
	}
}
