<?php
/**
 * The list of design jobs before the app draws it.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend\Content;

use DesignMarketplace\Frontend\Markup;
use DesignMarketplace\Frontend\Picture;
use DesignMarketplace\Frontend\University;
use DesignMarketplace\Frontend\View;

/**
 * Open ones as rows, the separator, closed ones as tiles: src/features/directory/components/job-list.tsx.
 */
final class Jobs {

	private const OPEN_SIZES = '(min-width: 900px) 33vw, (min-width: 600px) 40vw, 100vw';

	private const CLOSED_SIZES = '(min-width: 900px) 25vw, (min-width: 600px) 50vw, 100vw';

	/**
	 * Takes the page.
	 *
	 * @param View $view Page about to be written.
	 */
	public function __construct( private readonly View $view ) {}

	/**
	 * Heading, filters and cards.
	 */
	public function html(): string {
		$open_total = $this->view->total( 'users?', 'X-DM-Open-Total' );
		$previous   = $this->view->total( 'users?' ) - $open_total;
		$jobs       = $this->view->total( 'users?', 'X-DM-Jobs-Total' );
		/* translators: %s: number of open design jobs. */
		$heading = sprintf( _n( '%s design job', '%s design jobs', $jobs, 'design-marketplace' ), number_format_i18n( $jobs ) );
		/* translators: %s: number of projects the design jobs above belong to. */
		$projects = sprintf( _n( 'in %s project', 'in %s projects', $open_total, 'design-marketplace' ), number_format_i18n( $open_total ) );
		/* translators: %s: number of closed projects. */
		$separator = sprintf( _n( '%s previous job', '%s previous jobs', $previous, 'design-marketplace' ), number_format_i18n( $previous ) );
		$open      = '';
		$closed    = '';
		foreach ( $this->view->items( 'users?' ) as $card ) {
			if ( self::open_jobs( $card ) > 0 ) {
				$open .= '' === $open ? $this->open( $card, true ) : Picture::later( $this->open( $card, false ) );
			} else {
				$closed .= Picture::later( $this->closed( $card ) );
			}
		}
		$count = Markup::heading( $heading, 'mega num' ) . ( $open_total > 0 ? sprintf( '<p class="t3 num">%s</p>', esc_html( $projects ) ) : '' );
		$html  = Markup::page_head( "<div class=\"list-count\">{$count}</div>", ( new Filters( $this->view ) )->jobs(), 'list-head' );
		$html .= '' === $open ? '' : "<div class=\"job-rows grid\"><div class=\"jobs\">{$open}</div></div>";
		$html .= '' === $closed ? '' : sprintf( '<section class="section"><div class="closed-part grid">%s<div class="closed-jobs">%s</div></div></section>', Markup::heading( $separator, 't1 num', 'h2' ), $closed );
		return $html . ( '' === $open . $closed ? ( new Filters( $this->view ) )->no_jobs() : '' );
	}

	/**
	 * A project with an open job.
	 *
	 * @param array<string,mixed> $card     Card.
	 * @param bool                $is_first Its picture is what the page is waited for.
	 */
	private function open( array $card, bool $is_first ): string {
		$company = (string) ( $card['company'] ?? '' );
		$more    = '';
		$part_of = University::html( $card );
		if ( '' !== $part_of ) {
			$more .= "<br>{$part_of}";
		}
		$day = Markup::day( (string) ( $card['most_recent_mission_date'] ?? '' ) );
		if ( '' !== $day ) {
			$more .= sprintf( '<br><span class="soft">%s</span>', esc_html( $day ) );
		}
		$days = (int) ( $card['answers_in_days'] ?? 0 );
		if ( $days > 0 ) {
			/* translators: %s: number of days in which a company usually answers applications. */
			$more .= sprintf( '<br><span class="soft">%s</span>', esc_html( sprintf( _n( 'Usually answers within %s day', 'Usually answers within %s days', $days, 'design-marketplace' ), number_format_i18n( $days ) ) ) );
		}
		return sprintf(
			'<article class="job"><div class="firm">%s<p><b>%s</b>%s</p></div><div class="head"><h2 class="t2">%s</h2><p class="small job-count num">%s</p>%s</div>%s</article>',
			Picture::mark( 'logo', $company, $card['avatar'] ?? null, '126px' ),
			esc_html( $company ),
			$more,
			$this->headline( $card ),
			esc_html( self::count( self::open_jobs( $card ) ) ),
			Markup::tags( $this->view->skills( $card['open_skills'] ?? null ) ),
			Picture::tile( $card['project_image'] ?? null, self::OPEN_SIZES, '', $is_first )
		);
	}

	/**
	 * A project whose jobs are all done.
	 *
	 * @param array<string,mixed> $card Card.
	 */
	private function closed( array $card ): string {
		return sprintf(
			'<article class="closed-job">%s<p class="tags"><span class="tag closed">%s</span></p><h3 class="t4">%s</h3><p class="small soft">%s</p>%s</article>',
			Picture::tile( $card['project_image'] ?? null, self::CLOSED_SIZES ),
			esc_html__( 'Closed', 'design-marketplace' ),
			$this->headline( $card ),
			implode( empty( $card['verified'] ) ? ', ' : '<br>', array_filter( array( esc_html( (string) ( $card['company'] ?? '' ) ), University::html( $card ) ) ) ),
			Markup::tags( $this->view->skills( $card['open_skills'] ?? null ) )
		);
	}

	/**
	 * How many of a project's jobs are open.
	 *
	 * @param array<string,mixed> $card Card.
	 */
	public static function open_jobs( array $card ): int {
		return (int) ( $card['missions_count'] ?? 0 ) - (int) ( $card['closed_missions_count'] ?? 0 );
	}

	/**
	 * How many that is, in words.
	 *
	 * @param int $number Number.
	 */
	public static function count( int $number ): string {
		/* translators: %s: number of open design jobs of a company. */
		return sprintf( _n( '%s open design job', '%s open design jobs', $number, 'design-marketplace' ), number_format_i18n( $number ) );
	}

	/**
	 * The way to the project.
	 *
	 * @param array<string,mixed> $card Card.
	 */
	private function headline( array $card ): string {
		$headline = (string) ( $card['project_headline'] ?? '' );
		return '' === $headline ? Markup::link( '/project/' . $card['slug'], (string) ( $card['company'] ?? '' ) ) : Markup::link( '/project/' . $card['slug'], $headline, '', (string) ( $card['locale'] ?? '' ) );
	}
}
