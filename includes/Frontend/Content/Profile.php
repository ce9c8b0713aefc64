<?php
/**
 * A member's page before the app draws it: the card and the wall for strangers, the head of the profile for whoever is logged in.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend\Content;

use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Frontend\Markup;
use DesignMarketplace\Frontend\Picture;
use DesignMarketplace\Frontend\University;
use DesignMarketplace\Frontend\View;

final class Profile {

	/**
	 * Widths of the first work's picture and of those beside it.
	 */
	private const SIZES = array( '(min-width: 600px) 67vw, 100vw', '(min-width: 600px) 33vw, 100vw' );

	/**
	 * Takes the page.
	 *
	 * @param View $view Page about to be written.
	 */
	public function __construct( private readonly View $view ) {}

	/**
	 * The page's content.
	 */
	public function html(): string {
		$member = is_user_logged_in() ? $this->view->items( 'users?' )[0] ?? null : null;
		if ( $member ) {
			return $this->head( $member );
		}
		$card = $this->view->destination->card();
		if ( ! $card ) {
			return Markup::page_head( Markup::heading( $this->view->title(), 'mega c1-12' ), '', 'profile-head' ) . $this->walled();
		}
		return 'designer' === $this->view->destination->route ? $this->designer( $card ) : $this->project( $card );
	}

	/**
	 * What the page is about, for someone who may read it; the app adds works, jobs and controls.
	 *
	 * @param array<string,mixed> $member Member view.
	 */
	private function head( array $member ): string {
		$is_designer = 'designer' === $this->view->destination->route;
		$title       = (string) ( $member[ $is_designer ? 'job' : 'project_headline' ] ?? '' );
		$text        = (string) ( $member[ $is_designer ? 'bio' : 'project_short_description' ] ?? '' );
		$locale      = (string) ( $member['locale'] ?? '' );
		return Markup::page_head( Markup::heading( (string) ( $member[ $is_designer ? 'name' : 'company' ] ?? '' ), 'mega c1-9' ), '', 'profile-head' )
			. sprintf(
				'<div class="grid profile-about"><div class="%s stack">%s<p class="t4 text lead">%s</p></div></div>',
				$is_designer ? 'c5-12' : 'c4-11',
				Markup::heading( $title, 't2', 'h2', $locale ),
				Markup::lines( $text, $locale )
			);
	}

	/**
	 * A designer as strangers meet them: src/features/members/profile/walled-profile.tsx.
	 *
	 * @param array<string,mixed> $card Card.
	 */
	private function designer( array $card ): string {
		$name  = (string) ( $card['name'] ?? '' );
		$facts = array(
			__( 'Experience', 'design-marketplace' ) => esc_html( Markup::label( 'levels', $card['level'] ?? null ) ),
			__( 'Location', 'design-marketplace' )   => esc_html( Markup::place( $card ) ),
		);
		$works = array_filter( (array) ( $card['latest_works'] ?? array() ), static fn( mixed $work ): bool => is_array( $work ) && Picture::is_image( $work['image'] ?? null ) );
		$works = array_slice( array_values( $works ), 0, Contract::limit( 'card_works' ) );
		$shown = '';
		foreach ( $works as $place => $work ) {
			$shown .= sprintf(
				'<figure>%s<figcaption class="cap">%s</figcaption></figure>',
				Picture::tile( $work['image'], self::SIZES[ min( $place, 1 ) ], '', 0 === $place ),
				Markup::said( wp_specialchars_decode( (string) ( $work['title']['rendered'] ?? '' ), ENT_QUOTES ), (string) ( $card['locale'] ?? '' ) )
			);
		}
		$count = (int) ( $card['works_count'] ?? 0 ) - count( $works );
		/* translators: %s: number of portfolio projects that are not shown. */
		$more = $count > 0 ? sprintf( _n( '%s more project', '%s more projects', $count, 'design-marketplace' ), number_format_i18n( $count ) ) : '';
		return Markup::page_head( Markup::heading( $name, 'mega c1-9' ), '<div class="c10-12 profile-picture">' . Picture::mark( 'avatar portrait', $name, $card['avatar'] ?? null, '(min-width: 900px) 21vw, 120px' ) . '</div>', 'profile-head' )
			. $this->about( '', Markup::facts( $facts, 'facts c1-4' ), 'c5-12', (string) ( $card['job'] ?? '' ), $card )
			. $this->walled( $shown, $more, __( 'Members see every project in full and write to each other directly.', 'design-marketplace' ) );
	}

	/**
	 * A project as strangers meet it.
	 *
	 * @param array<string,mixed> $card Card.
	 */
	private function project( array $card ): string {
		$company = (string) ( $card['company'] ?? '' );
		$facts   = array(
			__( 'Part of', 'design-marketplace' )  => University::html( $card ),
			__( 'Location', 'design-marketplace' ) => esc_html( Markup::place( $card ) ),
		);
		$picture = Picture::html( $card['project_image'] ?? null, '(min-width: 900px) 75vw, 100vw', null, true );
		$open    = Jobs::open_jobs( $card );
		$more    = $open > 0 ? Jobs::count( $open ) : '';
		return Markup::page_head( Markup::heading( $company, 'mega c1-9' ), '<div class="c10-12">' . Picture::mark( 'logo profile-logo', $company, $card['avatar'] ?? null, '(min-width: 900px) 24vw, 160px' ) . '</div>', 'profile-head' )
			. $this->about( ' project', ( '' === $picture ? '' : "<figure class=\"c4-12 project-picture\">{$picture}</figure>" ) . Markup::facts( $facts, 'facts c1-3' ), 'c4-11', (string) ( $card['project_headline'] ?? '' ), $card )
			. $this->walled( '', $more, __( 'Members read every design job in full and apply with their portfolio.', 'design-marketplace' ) );
	}

	/**
	 * Facts, what the member does, and the skills.
	 *
	 * @param string              $style  Class names.
	 * @param string              $before What stands before it, escaped.
	 * @param string              $place  Its columns.
	 * @param string              $title  Trade or headline.
	 * @param array<string,mixed> $card   Card.
	 */
	private function about( string $style, string $before, string $place, string $title, array $card ): string {
		return sprintf(
			'<div class="grid profile-about%s">%s<div class="%s stack">%s%s</div></div>',
			esc_attr( $style ),
			$before,
			esc_attr( $place ),
			Markup::heading( $title, 't2', 'h2', (string) ( $card['locale'] ?? '' ) ),
			Markup::tags( $this->view->skills( $card['skill'] ?? null ), PHP_INT_MAX )
		);
	}

	/**
	 * The wall, with what may be seen before it.
	 *
	 * @param string $shown  Works, escaped.
	 * @param string $more   How much there is behind it.
	 * @param string $reason What signing up is good for.
	 */
	private function walled( string $shown = '', string $more = '', string $reason = '' ): string {
		return sprintf( '<div class="grid section before-wall">%s%s</div>', $shown, Markup::wall( $this->view->destination->path, __( 'You need to sign up to see the projects.', 'design-marketplace' ), $more, $reason ) );
	}
}
