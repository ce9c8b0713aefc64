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
	 * Chips a small screen shows without being asked: src/features/directory/components/job-filters.tsx.
	 */
	private const UNFOLDED = 8;

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
	 * Skills as links, each to the list with it switched. A small screen folds them while they are many.
	 */
	public function jobs(): string {
		$chosen = List_Query::skills( $this->view->query );
		$skills = $this->view->items( 'skill' );
		$html   = '';
		foreach ( $skills as $skill ) {
			$id    = (int) $skill['id'];
			$is_on = in_array( $id, $chosen, true );
			$next  = $is_on ? array_diff( $chosen, array( $id ) ) : array_merge( $chosen, array( $id ) );
			$html .= sprintf(
				'<a class="check-chip"%s href="%s"><input type="checkbox" hidden disabled%s><span>%s</span></a>',
				$is_on ? ' aria-current="true"' : '',
				Markup::address( '/jobs' . ( $next ? '?skill=' . implode( ',', $next ) : '' ) ),
				$is_on ? ' checked' : '',
				esc_html( (string) $skill['name'] )
			);
		}
		/* translators: %d: number of skills. */
		$all    = sprintf( __( 'All %d skills', 'design-marketplace' ), count( $skills ) );
		$unfold = count( $skills ) > self::UNFOLDED ? sprintf( '<a class="plain unfold" href="#skills">%s%s</a>', esc_html( $all ), Markup::icon( 'chevron-down' ) ) : '';
		if ( $chosen ) {
			$below = '<div class="btns">' . $unfold . $this->clear( '/jobs' ) . '</div>';
		} else {
			$below = '' === $unfold ? '' : "<div class=\"btns unfold\">{$unfold}</div>";
		}
		return sprintf( '<fieldset class="job-filters c4-12"><legend class="t4">%s</legend><div class="checks" id="skills">%s</div>%s</fieldset>', esc_html__( 'Skills', 'design-marketplace' ), $html, $below );
	}

	/**
	 * Instead of a list nothing fits into.
	 */
	public static function no_results(): string {
		return '<div class="list-note grid">' . Markup::nothing( __( 'No results found', 'design-marketplace' ), __( 'Come back soon or try another filter', 'design-marketplace' ) ) . '</div>';
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
