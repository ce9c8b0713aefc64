<?php
/**
 * A design job before the app draws it: what strangers may read, and for them the wall.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend\Content;

use DesignMarketplace\Content\Item_Types;
use DesignMarketplace\Content\Mission_State;
use DesignMarketplace\Frontend\Markup;
use DesignMarketplace\Frontend\Pages;
use DesignMarketplace\Frontend\Picture;
use DesignMarketplace\Frontend\University;
use DesignMarketplace\Frontend\View;

/**
 * As src/app/screens/job-for-strangers.tsx and src/features/missions/components/job-poster.tsx draw it.
 */
final class Job {

	/**
	 * Takes the page.
	 *
	 * @param View $view Page about to be written.
	 */
	public function __construct( private readonly View $view ) {}

	/**
	 * The way in, for strangers who may read nothing.
	 *
	 * @param View $view Page about to be written.
	 */
	public static function gate( View $view ): string {
		return sprintf(
			'<section class="section for-strangers"><div class="grid"><div class="c1-9 stack"><h1 class="t1">%s</h1><div class="btns">%s%s</div></div></div></section>',
			esc_html__( 'Please log in to continue.', 'design-marketplace' ),
			Markup::button( '/login?redirect_url=' . rawurlencode( $view->destination->path ), __( 'Log in', 'design-marketplace' ), '', '', '' ),
			Markup::button( '/signup', __( 'Sign up', 'design-marketplace' ), 'second', '', '' )
		);
	}

	/**
	 * The page's content.
	 */
	public function html(): string {
		$card = $this->view->destination->card() ?? array();
		$html = $this->poster( $card );
		return is_user_logged_in() ? $html : $html . $this->hirer( $card );
	}

	/**
	 * The day the job was posted, as people write it.
	 */
	public function posted(): string {
		$job = $this->view->destination->page;
		$day = $job ? (string) get_post_meta( $job->ID, Item_Types::POSTING_DATE, true ) : '';
		// Noon is the same day in any time zone that is Europe's.
		return Markup::day( '' === $day ? (string) ( $job->post_date_gmt ?? '' ) : str_replace( '/', '-', $day ) . 'T12:00:00' );
	}

	/**
	 * Who hires, for what, since when.
	 *
	 * @param array<string,mixed> $card Company's card.
	 */
	private function poster( array $card ): string {
		$job     = $this->view->destination->page;
		$closed  = Mission_State::Closed === Mission_State::of( $job );
		$company = (string) ( $card['company'] ?? '' );
		$facts   = Markup::facts(
			array(
				__( 'Part of', 'design-marketplace' )  => University::html( $card ),
				__( 'Location', 'design-marketplace' ) => esc_html( Markup::place( $card ) ),
				__( 'Posted', 'design-marketplace' )   => esc_html( $this->posted() ),
			),
			'pfacts'
		);
		$way     = $closed ? '' : sprintf(
			'<div class="act for-strangers">%s</div>',
			Markup::button( '/signup', __( 'Sign up and apply', 'design-marketplace' ) )
		);
		return sprintf(
			'<section class="poster %s"><div class="top"><a class="hirer" href="%s">%s<b>%s</b></a>%s</div><div class="grid">%s%s%s</div></section>',
			$closed ? 'closed on-inverse' : 'on-role',
			Markup::address( '/project/' . (string) ( $card['slug'] ?? '' ) ),
			Picture::mark( 'logo', $company, $card['avatar'] ?? null, '72px' ),
			esc_html( $company ),
			$closed ? sprintf( '<span class="tag closed">%s</span>', esc_html__( 'Closed', 'design-marketplace' ) ) : '',
			Markup::heading( (string) ( $job->post_title ?? '' ), 't1', locale: (string) ( $card['locale'] ?? '' ) ),
			$facts,
			is_user_logged_in() ? '' : $way
		);
	}

	/**
	 * The company's picture and headline, and the wall.
	 *
	 * @param array<string,mixed> $card Company's card.
	 */
	private function hirer( array $card ): string {
		$picture = Picture::html( $card['project_image'] ?? null, '(min-width: 900px) 67vw, 100vw', null, true );
		return sprintf(
			'<div class="grid hirer-part">%s%s</div><div class="grid section before-wall">%s</div>',
			'' === $picture ? '' : "<figure class=\"c1-8\">{$picture}</figure>",
			Markup::heading( (string) ( $card['project_headline'] ?? '' ), 't3 c9-12', 'h2', (string) ( $card['locale'] ?? '' ) ),
			Markup::wall(
				$this->view->destination->path,
				__( 'You need to sign up to read the job.', 'design-marketplace' ),
				'',
				__( 'Members read every design job in full and apply with their portfolio.', 'design-marketplace' )
			)
		);
	}
}
