<?php
/** A design job in the first paint: the parts strangers may read, and for them the wall. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Paint;

use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Item;
use DesignMarketplace\Site\Front\Job_Lines;
use DesignMarketplace\Site\Front\Markup;
use DesignMarketplace\Site\Front\Picture;
use DesignMarketplace\Site\Front\View;

final class Job {

	private readonly Item $card;

	private readonly Job_Lines $lines;

	public function __construct( private readonly View $view ) {
		$this->card  = new Item( $view->destination->card() ?? array() );
		$this->lines = new Job_Lines( $view->destination->page, $this->card );
	}

	/** The sign-up wall for strangers who may read nothing. */
	public static function gate( View $view ): Html {
		$title = Html::of( 'h1.t1', __( 'Please log in to continue.', 'design-marketplace' ) );
		$other = Markup::button( '/signup', __( 'Sign up', 'design-marketplace' ), '.second', after: '' );
		$ways  = Html::of( 'div.btns', Markup::log_in( $view->destination->path ), $other );
		return Html::of( 'section.section.for-strangers > div.grid > div.c1-9.stack', $title, $ways );
	}

	public function html(): Html {
		$share = Html::of( 'div.grid.share-part', Markup::share( $this->view->destination->path, '.c1-12' ) );
		return is_user_logged_in() ? $this->poster() : Html::all( $this->poster(), $share, $this->text(), $this->hirer(), $this->wall() );
	}

	private function poster(): Html {
		$job     = $this->view->destination->page;
		$company = $this->card->text( 'company' );
		$logo    = Picture::mark( 'logo', $company, $this->card->value( 'avatar' ), 'mark' );
		$hirer   = Markup::link( '/project/' . $this->card->text( 'slug' ), Html::all( $logo, Html::of( 'b', $company ) ), '.hirer' );
		$title   = Markup::heading( $job->post_title ?? '', 'h1.t1', $this->card->text( 'locale' ) );
		$offer   = $this->lines->offer();
		$facts   = Markup::facts( 'dl.pfacts', ( $offer ? $offer : $this->lines->about() ) + $this->lines->until() );

		[ $look, $tag, $act ] = match ( true ) {
			Mission_State::Open !== Mission_State::of( $job ) => array( 'closed.on-inverse', __( 'Closed', 'design-marketplace' ), '' ),
			! Deadline::is_open( $job ) => array( 'passed', __( 'Deadline passed', 'design-marketplace' ), $this->too_late() ),
			default                     => array( 'on-role', '', self::way_in() ),
		};

		$state = '' === $tag ? Html::of( 'span.small', Markup::answers( $this->card ) ) : Html::of( 'span.tag.closed', $tag );
		return Html::of( "section.poster.{$look}", Html::of( 'div.top', $hirer, $state ), Html::of( 'div.grid', $title, $facts, $act ) );
	}

	private static function way_in(): Html {
		$way = Markup::button( '/signup', __( 'Sign up and apply', 'design-marketplace' ) );
		return is_user_logged_in() ? Html::all() : Html::of( 'div.act.for-strangers', $way );
	}

	private function too_late(): Html {
		/* translators: %s: company. */
		$words = sprintf( __( 'Too late for this one. %s is choosing now.', 'design-marketplace' ), $this->card->text( 'company' ) );
		$way   = Markup::button( '/jobs', __( 'See the open design jobs', 'design-marketplace' ) );
		return Html::of( 'div.act', Html::of( 'p.state-line', $words ), $way );
	}

	private function text(): Html {
		$said  = Markup::said( $this->view->destination->page->post_content ?? '', $this->card->text( 'locale' ) );
		$facts = $this->lines->offer() ? Markup::facts( 'dl.facts.c1-3', $this->lines->about() ) : '';
		$text  = Html::of( 'div.c4-9.stack > p.text.prose', $said );
		return Site_Settings::shows_whole_jobs() ? Html::of( 'div.grid.job-body', $facts, $text ) : Html::all();
	}

	private function hirer(): Html {
		$image = Html::of( 'figure.c1-8', Picture::html( $this->card->value( 'project_image' ), 'hirer', is_first: true ) );
		return Html::of( 'div.grid.hirer-part', $image, $this->card->titled( 'project_headline', 'h2.t3.c9-12' ) );
	}

	private function wall(): Html {
		$title   = Site_Settings::shows_whole_jobs()
			? __( 'Only members can see who is behind this job.', 'design-marketplace' )
			: __( 'You need to sign up to read the job.', 'design-marketplace' );
		$reason  = __( 'Members read every design job in full and apply with their portfolio.', 'design-marketplace' );
		$is_open = Deadline::is_open( $this->view->destination->page );
		return Html::of( 'div.grid.section.before-wall', Markup::wall( $this->view->destination->path, $title, '', $reason, $is_open ) );
	}
}
