<?php
/**
 * A design job in the first paint: the parts strangers may read, and for them the wall.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend\Content;

use DesignMarketplace\Content\Deadline;
use DesignMarketplace\Content\Mission_State;
use DesignMarketplace\Content\Site_Settings;
use DesignMarketplace\Frontend\Html;
use DesignMarketplace\Frontend\Item;
use DesignMarketplace\Frontend\Job_Lines;
use DesignMarketplace\Frontend\Markup;
use DesignMarketplace\Frontend\Picture;
use DesignMarketplace\Frontend\View;

final class Job {

	/**
	 * @var Item
	 */
	private readonly Item $card;

	private readonly Job_Lines $lines;

	public function __construct( private readonly View $view ) {
		$this->card  = new Item( $view->destination->card() ?? array() );
		$this->lines = new Job_Lines( $view->destination->page, $this->card );
	}

	/**
	 * The sign-up wall for strangers who may read nothing.
	 */
	public static function gate( View $view ): Html {
		$login = Markup::button(
			'/login?redirect_url=' . rawurlencode( $view->destination->path ),
			__( 'Log in', 'design-marketplace' ),
			'',
			'',
			''
		);
		$ways  = Html::of( 'div.btns', $login, Markup::button( '/signup', __( 'Sign up', 'design-marketplace' ), '.second', '', '' ) );
		return Html::of(
			'section.section.for-strangers',
			Html::of(
				'div.grid',
				Html::of( 'div.c1-9.stack', Html::of( 'h1.t1', __( 'Please log in to continue.', 'design-marketplace' ) ), $ways )
			)
		);
	}

	public function html(): Html {
		if ( is_user_logged_in() ) {
			return $this->poster();
		}
		$title = Site_Settings::shows_whole_jobs()
			? __( 'Only members can see who is behind this job.', 'design-marketplace' )
			: __( 'You need to sign up to read the job.', 'design-marketplace' );
		$wall  = Markup::wall(
			$this->view->destination->path,
			$title,
			'',
			__( 'Members read every design job in full and apply with their portfolio.', 'design-marketplace' )
		);
		$image = Html::of( 'figure.c1-8', Picture::html( $this->card->value( 'project_image' ), 'hirer', null, true ) );
		return Html::all(
			$this->poster(),
			Site_Settings::shows_whole_jobs() ? $this->text() : '',
			Html::of(
				'div.grid.hirer-part',
				$image,
				Markup::heading( $this->card->text( 'project_headline' ), 'h2.t3.c9-12', $this->card->text( 'locale' ) )
			),
			Html::of( 'div.grid.section.before-wall', $wall )
		);
	}

	private function text(): Html {
		$said = Markup::said( (string) ( $this->view->destination->page->post_content ?? '' ), $this->card->text( 'locale' ) );
		return Html::of(
			'div.grid.job-body',
			$this->lines->offer() ? Markup::facts( 'dl.facts.c1-3', $this->lines->about() ) : '',
			Html::of( 'div.c4-9.stack', Html::of( 'p.text.prose', $said ) )
		);
	}

	/**
	 * The alternative to a job nobody can apply to any more.
	 */
	private function too_late(): Html {
		/* translators: %s: company. */
		$words = sprintf( __( 'Too late for this one. %s is choosing now.', 'design-marketplace' ), $this->card->text( 'company' ) );
		return Html::of(
			'div.act',
			Html::of( 'p.state-line', $words ),
			Markup::button( '/jobs', __( 'See the open design jobs', 'design-marketplace' ) )
		);
	}

	private function poster(): Html {
		$job     = $this->view->destination->page;
		$is_done = Mission_State::Open !== Mission_State::of( $job );
		$state   = match ( true ) {
			$is_done                    => 'closed',
			! Deadline::is_open( $job ) => 'passed',
			default                     => 'open',
		};
		$tags    = array( // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
			'closed' => __( 'Closed', 'design-marketplace' ),
			'passed' => __( 'Deadline passed', 'design-marketplace' ),
			'open'   => '',
		);
		$looks   = array( 'closed' => '.closed.on-inverse', 'passed' => '.passed', 'open' => '.on-role' ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		$company = $this->card->text( 'company' );
		$offer   = $this->lines->offer();
		return Html::of(
			"section.poster{$looks[ $state ]}",
			Html::of(
				'div.top',
				Markup::link(
					'/project/' . $this->card->text( 'slug' ),
					Html::all( Picture::mark( 'logo', $company, $this->card->value( 'avatar' ), 'mark' ), Html::of( 'b', $company ) ),
					'.hirer'
				),
				Html::of( 'span.tag.closed', $tags[ $state ] ),
				Html::of( 'span.small', 'open' === $state ? Markup::answers_in( $this->card ) : '' )
			),
			Html::of(
				'div.grid',
				Markup::heading( (string) ( $job->post_title ?? '' ), 'h1.t1', $this->card->text( 'locale' ) ),
				Markup::facts( 'dl.pfacts', ( $offer ? $offer : $this->lines->about() ) + $this->lines->until() ),
				'passed' === $state ? $this->too_late() : '',
				'open' !== $state || is_user_logged_in()
					? ''
					: Html::of( 'div.act.for-strangers', Markup::button( '/signup', __( 'Sign up and apply', 'design-marketplace' ) ) )
			)
		);
	}
}
