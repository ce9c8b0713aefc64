<?php
/**
 * A member's page before the app draws it: the wall for strangers, the head of the profile for whoever is logged in.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend\Content;

use DesignMarketplace\Frontend\Markup;
use DesignMarketplace\Frontend\Picture;
use DesignMarketplace\Frontend\View;

final class Profile {

	/**
	 * Pictures that show through the wall.
	 */
	private const BEHIND = 2;

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
		return Markup::page_head( Markup::heading( $this->view->title(), 'mega c1-12' ), '', 'profile-head' ) . $this->wall();
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
	 * Why, and the two ways in: src/features/members/profile/sign-up-wall.tsx.
	 */
	private function wall(): string {
		$card   = $this->view->destination->card() ?? array();
		$images = 'designer' === $this->view->destination->route ? array_column( (array) ( $card['latest_works'] ?? array() ), 'image' ) : array( $card['project_image'] ?? null );
		$images = array_slice( array_values( array_filter( $images, array( Picture::class, 'is_image' ) ) ), 0, self::BEHIND );
		$behind = '';
		foreach ( $images as $place => $image ) {
			$behind .= Picture::tile( $image, '33vw', '', 0 === $place );
		}
		return sprintf(
			'<section class="grid section for-strangers"><div class="wall on-role%s"><div class="say"><h2 class="t1">%s</h2><div class="btns wall-ways">%s%s</div></div>%s</div></section>',
			'' === $behind ? ' bare' : '',
			esc_html__( 'You need to sign up to see the projects.', 'design-marketplace' ),
			Markup::button( '/signup', __( 'Sign up', 'design-marketplace' ) ),
			Markup::button( '/login?redirect_url=' . rawurlencode( $this->view->destination->path ), __( 'Log in', 'design-marketplace' ), 'second', '', '' ),
			'' === $behind ? '' : "<div class=\"behind\" aria-hidden=\"true\">{$behind}</div>"
		);
	}
}
