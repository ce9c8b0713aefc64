<?php
/**
 * A design job in the first paint: the parts strangers may read, and for them the wall.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend\Content;

use DesignMarketplace\Content\Deadline;
use DesignMarketplace\Content\Item_Types;
use DesignMarketplace\Content\Job_Facts;
use DesignMarketplace\Content\Job_Words;
use DesignMarketplace\Content\Mission_State;
use DesignMarketplace\Content\Settings;
use DesignMarketplace\Frontend\Html;
use DesignMarketplace\Frontend\Item;
use DesignMarketplace\Frontend\Markup;
use DesignMarketplace\Frontend\Picture;
use DesignMarketplace\Frontend\University;
use DesignMarketplace\Frontend\View;

final class Job {

	public function __construct( private readonly View $view ) {}

	/**
	 * The sign-up wall for strangers who may read nothing.
	 */
	public static function gate( View $view ): Html {
		$login = Markup::button( '/login?redirect_url=' . rawurlencode( $view->destination->path ), __( 'Log in', 'design-marketplace' ), '', '', '' );
		$ways  = Html::of( 'div.btns', $login, Markup::button( '/signup', __( 'Sign up', 'design-marketplace' ), '.second', '', '' ) );
		return Html::of( 'section.section.for-strangers', Html::of( 'div.grid', Html::of( 'div.c1-9.stack', Html::of( 'h1.t1', __( 'Please log in to continue.', 'design-marketplace' ) ), $ways ) ) );
	}

	public function html(): Html {
		$card   = new Item( $this->view->destination->card() ?? array() );
		$poster = $this->poster( $card );
		if ( is_user_logged_in() ) {
			return $poster;
		}
		$title = Settings::shows_whole_jobs() ? __( 'Only members can see who is behind this job.', 'design-marketplace' ) : __( 'You need to sign up to read the job.', 'design-marketplace' );
		$wall  = Markup::wall( $this->view->destination->path, $title, '', __( 'Members read every design job in full and apply with their portfolio.', 'design-marketplace' ) );
		return Html::all(
			$poster,
			Settings::shows_whole_jobs() ? $this->text( $card ) : '',
			Html::of(
				'div.grid.hirer-part',
				Html::of( 'figure.c1-8', Picture::html( $card->value( 'project_image' ), 'hirer', null, true ) ),
				Markup::heading( $card->text( 'project_headline' ), 'h2.t3.c9-12', $card->text( 'locale' ) )
			),
			Html::of( 'div.grid.section.before-wall', $wall )
		);
	}

	/**
	 * The day the job was posted, formatted.
	 */
	public function posted(): string {
		$job = $this->view->destination->page;
		$day = $job ? (string) get_post_meta( $job->ID, Item_Types::POSTING_DATE, true ) : '';
		return '' === $day ? Markup::day( (string) ( $job->post_date_gmt ?? '' ) ) : Markup::calendar_day( $day );
	}

	/**
	 * Facts to show if offer() is empty.
	 *
	 * @param Item $card Card of the company.
	 * @return array<string,Html|string>
	 */
	private function about( Item $card ): array {
		return array(
			__( 'Part of', 'design-marketplace' )  => University::of( $card ),
			__( 'Location', 'design-marketplace' ) => Markup::place( $card ),
			__( 'Posted', 'design-marketplace' )   => $this->posted(),
		);
	}

	/**
	 * Type of work, place, time and pay, as far as the reader may see them.
	 *
	 * @param Item $card Card of the company.
	 * @return array<string,Html|string>
	 */
	private function offer( Item $card ): array {
		$job   = $this->view->destination->page;
		$lines = $job && ( is_user_logged_in() || Settings::shows_whole_jobs() ) ? ( new Job_Words( Job_Facts::of( $job->ID ) ) )->lines( $card->text( 'city' ) ) : array();
		return array_column( array_map( static fn( array $line ): array => array( $line['term'], Html::all( $line['value'], Html::of( 'small', $line['note'] ) ) ), $lines ), 1, 0 );
	}

	/**
	 * The last day to apply, struck out once it is over: src/features/missions/standing.ts.
	 *
	 * @return array<string,Html>
	 */
	private function until(): array {
		$job = $this->view->destination->page;
		$day = $job && Mission_State::Open === Mission_State::of( $job ) && ( is_user_logged_in() || Settings::shows_whole_jobs() ) ? Deadline::of( $job->ID ) : '';
		if ( ! $job || '' === $day ) {
			return array();
		}
		$date = Markup::calendar_day( $day );
		$line = Deadline::has_passed( $job->ID ) ? Html::all( Html::of( 's', $date ), Html::of( 'small', __( 'passed', 'design-marketplace' ) ) ) : Html::all( $date, Html::of( 'small', __( 'until midnight', 'design-marketplace' ) ) );
		return array( __( 'Apply by', 'design-marketplace' ) => $line );
	}

	/**
	 * @param Item $card Card of the company.
	 */
	private function text( Item $card ): Html {
		$said = Markup::said( (string) ( $this->view->destination->page->post_content ?? '' ), $card->text( 'locale' ) );
		return Html::of( 'div.grid.job-body', $this->offer( $card ) ? Markup::facts( 'dl.facts.c1-3', $this->about( $card ) ) : '', Html::of( 'div.c4-9.stack', Html::of( 'p.text.prose', $said ) ) );
	}

	/**
	 * What there is to do about a job nobody can apply to any more.
	 *
	 * @param string $company Who chooses now.
	 */
	private static function too_late( string $company ): Html {
		/* translators: %s: company. */
		$words = sprintf( __( 'Too late for this one. %s is choosing now.', 'design-marketplace' ), $company );
		return Html::of( 'div.act', Html::of( 'p.state-line', $words ), Markup::button( '/jobs', __( 'See the open design jobs', 'design-marketplace' ) ) );
	}

	private function poster( Item $card ): Html {
		$job     = $this->view->destination->page;
		$closed  = Mission_State::Open !== Mission_State::of( $job );
		$passed  = ! $closed && ! Deadline::is_open( $job );
		$company = $card->text( 'company' );
		$offer   = $this->offer( $card );
		$look    = $passed ? 'passed' : 'on-role';
		$tag     = $passed ? __( 'Deadline passed', 'design-marketplace' ) : '';
		return Html::of(
			$closed ? 'section.poster.closed.on-inverse' : "section.poster.{$look}",
			Html::of(
				'div.top',
				Markup::link( '/project/' . $card->text( 'slug' ), Html::all( Picture::mark( 'logo', $company, $card->value( 'avatar' ), 'mark' ), Html::of( 'b', $company ) ), '.hirer' ),
				Html::of( 'span.tag.closed', $closed ? __( 'Closed', 'design-marketplace' ) : $tag )
			),
			Html::of(
				'div.grid',
				Markup::heading( (string) ( $job->post_title ?? '' ), 'h1.t1', $card->text( 'locale' ) ),
				Markup::facts( 'dl.pfacts', ( $offer ? $offer : $this->about( $card ) ) + $this->until() ),
				$passed ? self::too_late( $company ) : '',
				$closed || $passed || is_user_logged_in() ? '' : Html::of( 'div.act.for-strangers', Markup::button( '/signup', __( 'Sign up and apply', 'design-marketplace' ) ) )
			)
		);
	}
}
