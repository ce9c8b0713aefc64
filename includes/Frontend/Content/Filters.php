<?php
/**
 * The filters above the two lists, which work without the app: a form for designers, links for design jobs.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend\Content;

use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Frontend\List_Query;
use DesignMarketplace\Frontend\Markup;
use DesignMarketplace\Frontend\View;

final class Filters {

	/**
	 * Skills that are not folded, however many there are: src/features/directory/components/job-filters.tsx.
	 */
	private const UNFOLDED = 7;

	/**
	 * Skills offered in place of those nobody looks for: src/features/directory/ways.ts.
	 */
	private const OTHERS = 3;

	/**
	 * Takes the page.
	 *
	 * @param View $view Page about to be written.
	 */
	public function __construct( private readonly View $view ) {}

	/**
	 * Skill, experience and region.
	 */
	public function designers(): string {
		$chosen = List_Query::chosen( $this->view->query );
		$skills = array();
		foreach ( $this->view->items( 'skill' ) as $skill ) {
			$skills[ (int) $skill['id'] ] = (string) $skill['name'];
		}
		$labels = array();
		foreach ( array( 'levels', 'regions' ) as $list ) {
			foreach ( array_keys( Contract::enum( $list ) ) as $value ) {
				$labels[ $list ][ $value ] = Markup::label( $list, $value );
			}
		}
		return sprintf(
			'<form class="filters" method="get" action="%s" aria-label="%s">%s%s%s<noscript><div class="clear"><button class="plain">%s</button></div></noscript>%s</form>',
			Markup::address( '/designers' ),
			esc_attr__( 'Filters', 'design-marketplace' ),
			$this->select( 'skill', __( 'Skills', 'design-marketplace' ), __( 'All skills', 'design-marketplace' ), $skills, $chosen['skill'] ?? '' ),
			$this->select( 'level', __( 'Experience', 'design-marketplace' ), __( 'All levels', 'design-marketplace' ), $labels['levels'] ?? array(), $chosen['level'] ?? '' ),
			$this->select( 'region', __( 'Region', 'design-marketplace' ), __( 'All regions', 'design-marketplace' ), $labels['regions'] ?? array(), $chosen['region'] ?? '' ),
			esc_html__( 'Show', 'design-marketplace' ),
			$chosen ? '<div class="clear">' . $this->clear( '/designers' ) . '</div>' : ''
		);
	}

	/**
	 * Skills as links, each to the list with it switched, those with most jobs first; folded while they are many.
	 */
	public function jobs(): string {
		$chosen   = List_Query::skills( $this->view->query );
		$verified = List_Query::verified( $this->view->query );
		$skills   = $this->skills_by_jobs();
		$html     = '';
		foreach ( $skills as $skill ) {
			$id    = (int) $skill['id'];
			$is_on = in_array( $id, $chosen, true );
			$next  = $is_on ? array_diff( $chosen, array( $id ) ) : array_merge( $chosen, array( $id ) );
			$html .= $this->chip( $is_on, self::jobs_path( $next, $verified ), sprintf( '%s <b>%d</b>', esc_html( (string) $skill['name'] ), (int) ( $skill['jobs'] ?? 0 ) ) );
		}
		/* translators: %d: number of skills. */
		$all    = sprintf( __( 'All %d skills', 'design-marketplace' ), count( $skills ) );
		$unfold = count( $skills ) > self::UNFOLDED ? sprintf( '<a class="plain unfold" href="#skills">%s%s</a>', esc_html( $all ), Markup::icon( 'chevron-down' ) ) : '';
		if ( $chosen || $verified ) {
			$below = '<div class="btns">' . $unfold . $this->clear( '/jobs' ) . '</div>';
		} else {
			$below = '' === $unfold ? '' : "<div class=\"btns unfold\">{$unfold}</div>";
		}
		return sprintf(
			'<div class="job-filters c4-12%s"><fieldset><legend class="t4">%s</legend><div class="checks" id="skills">%s</div>%s</fieldset><div class="checks">%s</div></div>',
			'' === $unfold ? '' : ' folded',
			esc_html__( 'Skills', 'design-marketplace' ),
			$html,
			$below,
			$this->chip( $verified, self::jobs_path( $chosen, ! $verified ), esc_html__( 'University confirmed', 'design-marketplace' ) )
		);
	}

	/**
	 * Instead of a list of designers nobody fits into: what to let go of.
	 */
	public function no_designers(): string {
		$asked = List_Query::chosen( $this->view->query );
		$ways  = array();
		foreach ( array_filter( explode( ', ', $this->view->header( 'users?', 'X-DM-Nearby' ) ) ) as $way ) {
			[ $filters, $total ] = explode( ';', $way );
			wp_parse_str( $filters, $params );
			$chosen = List_Query::chosen(
				array(
					'skill'  => $params['skill'] ?? null,
					'level'  => $params['level'] ?? null,
					'region' => $params['region'] ?? '',
				)
			);
			$words  = array(
				isset( $chosen['skill'] ) ? $this->view->skills( array( $chosen['skill'] ) )[0] ?? '' : $this->any( $asked, 'skill', __( 'any skill', 'design-marketplace' ) ),
				isset( $chosen['level'] ) ? Markup::label( 'levels', $chosen['level'] ) : $this->any( $asked, 'level', __( 'any level', 'design-marketplace' ) ),
				isset( $chosen['region'] ) ? Markup::label( 'regions', $chosen['region'] ) : $this->any( $asked, 'region', __( 'any region', 'design-marketplace' ) ),
			);
			$ways[] = $this->way( "/designers?{$filters}", (int) $total, implode( ', ', array_filter( $words ) ) );
		}
		return $this->nothing( '/designers', (bool) $asked, $ways );
	}

	/**
	 * Instead of a list of design jobs nothing fits into: the same skills of any company, and the skills most jobs take.
	 */
	public function no_jobs(): string {
		$chosen   = List_Query::skills( $this->view->query );
		$verified = List_Query::verified( $this->view->query );
		$kept     = array_filter( $this->skills_by_jobs(), static fn( array $skill ): bool => in_array( (int) $skill['id'], $chosen, true ) );
		$jobs     = array_sum( array_column( $kept, 'jobs' ) );
		$others   = array_filter( $this->skills_by_jobs(), static fn( array $skill ): bool => (int) ( $skill['jobs'] ?? 0 ) > 0 && ! in_array( (int) $skill['id'], $chosen, true ) );
		$ways     = array_map( fn( array $skill ): string => $this->way( '/jobs?skill=' . (int) $skill['id'], (int) $skill['jobs'], (string) $skill['name'] ), array_slice( $others, 0, self::OTHERS ) );
		if ( $verified && $jobs > 0 ) {
			/* translators: %s: skills. */
			array_unshift( $ways, $this->way( self::jobs_path( $chosen, false ), $jobs, sprintf( __( '%s, university confirmed or not', 'design-marketplace' ), implode( ', ', array_column( $kept, 'name' ) ) ) ) );
		}
		return $this->nothing( '/jobs', $chosen || $verified, array_values( $ways ) );
	}

	/**
	 * A filter as a link to the list with it switched.
	 *
	 * @param bool   $is_on Whether it is set.
	 * @param string $to    Path of the list.
	 * @param string $words Escaped.
	 */
	private function chip( bool $is_on, string $to, string $words ): string {
		return sprintf( '<a class="check-chip"%s href="%s"><input type="checkbox" hidden disabled%s><span>%s</span></a>', $is_on ? ' aria-current="true"' : '', Markup::address( $to ), $is_on ? ' checked' : '', $words );
	}

	/**
	 * The path of the list of jobs with filters, as the app writes it.
	 *
	 * @param array<int> $skills   Skills.
	 * @param bool       $verified Whether only startups whose university is confirmed.
	 */
	private static function jobs_path( array $skills, bool $verified ): string {
		$filters = array_filter( array( $skills ? 'skill=' . implode( ',', $skills ) : '', $verified ? 'verified=1' : '' ) );
		return '/jobs' . ( $filters ? '?' . implode( '&', $filters ) : '' );
	}

	/**
	 * Words for a filter that is let go of.
	 *
	 * @param array<string,int|string> $asked Filters of the address.
	 * @param string                   $name  Filter.
	 * @param string                   $words Plain text.
	 */
	private function any( array $asked, string $name, string $words ): string {
		return isset( $asked[ $name ] ) ? $words : '';
	}

	/**
	 * A way on: how many, and what.
	 *
	 * @param string $to    Where.
	 * @param int    $total How many are there.
	 * @param string $words Plain text.
	 */
	private function way( string $to, int $total, string $words ): string {
		return sprintf( '<li><a href="%s"><span class="n num">%s</span><span>%s</span></a></li>', Markup::address( $to ), esc_html( number_format_i18n( $total ) ), esc_html( $words ) );
	}

	/**
	 * Nothing fits, and what does.
	 *
	 * @param string       $path        The list's path.
	 * @param bool         $is_filtered Whether a filter is set.
	 * @param list<string> $ways        Items, escaped.
	 */
	private function nothing( string $path, bool $is_filtered, array $ways ): string {
		return sprintf(
			'<div class="list-note grid">%s%s</div>',
			Markup::nothing( __( 'No results found', 'design-marketplace' ), __( 'Come back soon or try another filter', 'design-marketplace' ), $is_filtered ? Markup::button( $path, __( 'Clear filters', 'design-marketplace' ), 'second small', '', '' ) : '' ),
			$ways ? sprintf( '<div class="ways"><h2 class="t3">%s</h2><ul class="loosen">%s</ul></div>', esc_html__( 'What there is instead', 'design-marketplace' ), implode( '', $ways ) ) : ''
		);
	}

	/**
	 * Those with most open jobs first; among equals the list's order.
	 *
	 * @return list<array<string,mixed>>
	 */
	private function skills_by_jobs(): array {
		$skills = $this->view->items( 'skill' );
		usort( $skills, static fn( array $a, array $b ): int => (int) ( $b['jobs'] ?? 0 ) <=> (int) ( $a['jobs'] ?? 0 ) );
		return $skills;
	}

	/**
	 * The list without filters.
	 *
	 * @param string $path Its path.
	 */
	private function clear( string $path ): string {
		return sprintf( '<a class="plain" href="%s">%s%s</a>', Markup::address( $path ), esc_html__( 'Clear', 'design-marketplace' ), Markup::icon( 'close' ) );
	}

	/**
	 * One choice.
	 *
	 * @param string                   $name    Query parameter.
	 * @param string                   $label   Its name.
	 * @param string                   $all     Words for none.
	 * @param array<int|string,string> $options Labels by value.
	 * @param int|string               $value   The one chosen.
	 */
	private function select( string $name, string $label, string $all, array $options, int|string $value ): string {
		$html = sprintf( '<option value="">%s</option>', esc_html( $all ) );
		foreach ( $options as $option => $text ) {
			$html .= sprintf( '<option value="%s"%s>%s</option>', esc_attr( (string) $option ), (string) $option === (string) $value ? ' selected' : '', esc_html( $text ) );
		}
		return sprintf(
			'<div class="filter%s"><label for="first-%s">%s</label><select id="first-%2$s" name="%2$s">%4$s</select>%5$s</div>',
			'' === $value ? '' : ' set',
			esc_attr( $name ),
			esc_html( $label ),
			$html,
			Markup::icon( 'chevron-down' )
		);
	}
}
