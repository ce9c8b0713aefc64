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
use DesignMarketplace\Frontend\View;

final class Filters {

	public function __construct( private readonly View $view ) {}

	/**
	 * Skill, experience, region and availability.
	 */
	public function designers(): Html {
		$chosen = List_Query::chosen( $this->view->query );
		$select = fn( string $name, string $label, string $all, array $options ): Html => $this->select( $name, $label, array( '' => $all ) + $options, (string) ( $chosen[ $name ] ?? '' ) );
		$fields = $this->group(
			$select( 'skill', __( 'Skills', 'design-marketplace' ), __( 'All skills', 'design-marketplace' ), array_column( $this->view->items( 'skill' ), 'name', 'id' ) ),
			$select( 'level', __( 'Experience', 'design-marketplace' ), __( 'All levels', 'design-marketplace' ), Markup::labels( 'levels' ) ),
			$select( 'region', __( 'Region', 'design-marketplace' ), __( 'All regions', 'design-marketplace' ), Markup::labels( 'regions' ) ),
			$select( 'available', __( 'Availability', 'design-marketplace' ), __( 'Free or not', 'design-marketplace' ), array( 1 => __( 'Free now', 'design-marketplace' ) ) ),
			self::show(),
			Html::of( 'div.clear', $this->clear( '/designers' ) )
		);
		return $this->search( '/designers', __( 'Designers', 'design-marketplace' ), __( 'Name, job, city, skill, work', 'design-marketplace' ), $fields );
	}

	/**
	 * The field design jobs are searched by, and what they offer. Without the app the other filters go along.
	 */
	public function job_search(): Html {
		$filters = List_Query::job_filters( $this->view->query );
		$select  = fn( string $name, string $value, string $label, string $all ): Html => $this->select( $name, $label, array( '' => $all ) + Markup::labels( "{$name}s" ), $value );
		$others  = array_diff_key( List_Query::set( $filters ), array_flip( array( 'engagement', 'place', 'deadline', 'search' ) ) );
		$fields  = $this->group(
			$select( 'engagement', $filters['engagement'], __( 'Engagement', 'design-marketplace' ), __( 'Any engagement', 'design-marketplace' ) ),
			$select( 'place', $filters['place'], __( 'Place', 'design-marketplace' ), __( 'Any place', 'design-marketplace' ) ),
			$select( 'deadline', $filters['deadline'], __( 'Deadline', 'design-marketplace' ), __( 'Any deadline', 'design-marketplace' ) ),
			self::show( Html::each( static fn( string $name ): Html => Html::single( 'input', type: 'hidden', name: $name, value: $others[ $name ] ), array_keys( $others ) ) )
		);
		return $this->search( '/jobs', __( 'Design jobs', 'design-marketplace' ), __( 'Company, headline, city, skill', 'design-marketplace' ), $fields );
	}

	/**
	 * Skills as links, each to the list with it switched, those with most jobs first; folded while they are many. And whose jobs.
	 */
	public function jobs(): Html {
		$filters = List_Query::job_filters( $this->view->query );
		$chosen  = $filters['skill'];
		$skills  = $this->view->list( 'skill' );
		usort( $skills, static fn( Item $a, Item $b ): int => $b->number( 'jobs' ) <=> $a->number( 'jobs' ) );
		$skill = static function ( Item $skill ) use ( $chosen, $filters ): Html {
			$id    = $skill->number( 'id' );
			$is_on = in_array( $id, $chosen, true );
			$next  = $is_on ? array_values( array_diff( $chosen, array( $id ) ) ) : array( ...$chosen, $id );
			return self::chip( $is_on, List_Query::jobs( array( 'skill' => $next ) + $filters ), Html::of( 'span', $skill->text( 'name' ), ' ', Html::of( 'b', (string) $skill->number( 'jobs' ) ) ) );
		};
		/* translators: %d: number of skills. */
		$all    = sprintf( __( 'All %d skills', 'design-marketplace' ), count( $skills ) );
		$unfold = count( $skills ) > Contract::limit( 'skills_unfolded' ) ? Html::of( 'a.plain.unfold', $all, Markup::icon( 'chevron-down' ), href: '#skills' ) : '';
		$clear  = $this->clear( '/jobs' );
		$only   = static fn( string $name, string $label ): Html => self::chip( (bool) $filters[ $name ], List_Query::jobs( array_replace( $filters, array( $name => ! $filters[ $name ] ) ) ), Html::of( 'span', $label ) );
		return Html::of(
			'' === $unfold ? 'div.job-filters.c4-12' : 'div.job-filters.c4-12.folded',
			Html::of(
				'fieldset',
				Html::of( 'legend.t4', __( 'Skills', 'design-marketplace' ) ),
				$skills ? Html::of( 'div.checks', Html::each( $skill, $skills ), id: 'skills' ) : Html::bare( 'div.checks', id: 'skills' ),
				Html::of( '' === $clear ? 'div.btns.unfold' : 'div.btns', $unfold, $clear )
			),
			Html::of( 'div.checks', $only( 'paid', __( 'Paid', 'design-marketplace' ) ), $only( 'verified', __( 'University confirmed', 'design-marketplace' ) ) )
		);
	}

	/**
	 * In place of a list nobody is in. What there is instead is the app's to say.
	 */
	public function nothing(): Html {
		return Html::of( 'div.list-note.grid', Markup::nothing( __( 'No results found', 'design-marketplace' ), __( 'Come back soon or try another filter', 'design-marketplace' ) ) );
	}

	private function is_set( string $list ): bool {
		$query = $this->view->query;
		return array() !== ( '/jobs' === $list ? List_Query::set( List_Query::job_filters( $query ) ) : List_Query::chosen( $query ) );
	}

	/**
	 * A checkbox as a link to the list with it switched.
	 */
	private static function chip( bool $is_on, string $to, Html $label ): Html {
		return Html::of( 'a.check-chip', Html::single( 'input', type: 'checkbox', hidden: true, disabled: true, checked: $is_on ), $label, aria_current: $is_on ? 'true' : null, href: Markup::address( $to ) );
	}

	private function clear( string $list ): Html|string {
		return $this->is_set( $list ) ? Html::of( 'a.plain', __( 'Clear filters', 'design-marketplace' ), Markup::icon( 'close' ), href: Markup::address( $list ) ) : '';
	}

	/**
	 * The form with the field a list is searched by, and the fields below it.
	 */
	private function search( string $path, string $name, string $label, Html|string $fields ): Html {
		$line = Html::of(
			'div.search-line',
			Html::of( 'label.sr', $label, for: 'first-search' ),
			Markup::icon( 'search', '.big' ),
			Html::single( 'input', id: 'first-search', name: 'search', type: 'search', value: List_Query::search( $this->view->query ), placeholder: $label, maxlength: Contract::limit( 'single_line_max' ), autocomplete: 'off', enterkeyhint: 'search' )
		);
		return Html::of( 'form', $line, $fields, role: 'search', method: 'get', action: Markup::address( $path ), aria_label: $name );
	}

	/**
	 * Choices of one form.
	 *
	 * @param Html ...$fields Choices.
	 */
	private function group( Html ...$fields ): Html {
		return Html::of(
			'div.filters',
			...array(
				...$fields,
				'role'       => 'group',
				'aria_label' => __(
					'Filters',
					'design-marketplace'
				),
			)
		);
	}

	/**
	 * What sends the form where no script does.
	 *
	 * @param Html|string $more What goes along.
	 */
	private static function show( Html|string $more = '' ): Html {
		return Html::of( 'noscript', $more, Html::of( 'div.clear', Html::of( 'button.plain', __( 'Show', 'design-marketplace' ) ) ) );
	}

	/**
	 * One choice.
	 *
	 * @param string                   $name    Query parameter.
	 * @param string                   $label   Its name.
	 * @param array<int|string,string> $options Labels by value.
	 * @param string                   $value   The one chosen.
	 */
	private function select( string $name, string $label, array $options, string $value ): Html {
		$option = static fn( int|string $one ): Html => Html::of( 'option', $options[ $one ], value: (string) $one, selected: (string) $one === $value && '' !== $value );
		return Html::of(
			'' === $value ? 'div.filter' : 'div.filter.set',
			Html::of( 'label', $label, for: "first-{$name}" ),
			Html::of( 'select', Html::each( $option, array_keys( $options ) ), id: "first-{$name}", name: $name ),
			Markup::icon( 'chevron-down' )
		);
	}
}
