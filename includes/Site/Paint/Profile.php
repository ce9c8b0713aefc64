<?php

declare( strict_types=1 );

namespace DesignMarketplace\Site\Paint;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Item;
use DesignMarketplace\Site\Front\Markup;
use DesignMarketplace\Site\Front\Picture;
use DesignMarketplace\Site\Front\University;
use DesignMarketplace\Site\Front\View;

/** A member's page in the first paint: heading and portrait, text and links of the card, its first picture, and for strangers the wall. */
final class Profile {

	public function __construct( private readonly View $view ) {}

	public function html(): Html {
		$card = is_user_logged_in() || $this->view->destination->is_shown() ? $this->view->list( 'users?' )[0] ?? null : null;
		$card = $card ?? new Item( $this->view->destination->card() ?? array() );
		$name = $this->view->title();
		$face = match ( $card->text( 'role' ) ) {
			'designer'   => array( 'div.c10-12.profile-picture', Picture::mark( 'avatar.portrait', $name, $card->value( 'avatar' ), 'portrait' ) ),
			'contractor' => array( 'div.c10-12', Picture::mark( 'logo.profile-logo', $name, $card->value( 'avatar' ), 'profile_logo' ) ),
			default      => null,
		};
		$head = Html::of( $face ? 'h1.mega.c1-9' : 'h1.mega.c1-12', $name, style: Markup::fit_name( $name ) );
		$head = Html::of( 'div.page-head.profile-head.grid', $head, $face ? Html::of( ...$face ) : Html::all() );
		return Html::all( $head, 'contractor' === $card->text( 'role' ) ? $this->project( $card ) : $this->designer( $card ) );
	}

	private function designer( Item $card ): Html {
		if ( '' !== $card->text( 'open' ) ) {
			return ( new Portfolio( $this->view ) )->html( $card );
		}
		$works = $card->pictured( 'latest_works' );
		$count = $card->number( 'works_count' ) - min( count( $works ), Contract::limit( 'card_works' ) );
		$first = $works ? Html::of( 'figure', Picture::tile( $works[0]->value( 'image' ), 'wall_first', '', true ) ) : Html::all();
		/* translators: %s: number of portfolio projects that are not shown. */
		$more   = Markup::counted( $count, _n( '%s more project', '%s more projects', $count, 'design-marketplace' ) );
		$reason = __( 'Members see every project in full and write to each other directly.', 'design-marketplace' );
		return Html::all( $this->about( $card, 'job' ), $this->wall( $first, $more, $reason ) );
	}

	private function project( Item $card ): Html {
		$image  = Html::of( 'figure.c4-12', Picture::html( $card->value( 'project_image' ), 'wide', is_first: true ) );
		$reason = __( 'Members read every design job in full and apply with their portfolio.', 'design-marketplace' );
		$count  = Jobs::open_jobs( $card );
		$jobs   = self::open_jobs( $this->view->jobs(), $card, $count );
		$wall   = $this->wall( $jobs, $jobs->is_empty() ? $count : '', $reason );
		return Html::all( Html::of( 'div.grid', $image ), $this->about( $card, 'project_headline' ), $wall );
	}

	/** @param string $title Field of the card. */
	private function about( Item $card, string $title ): Html {
		$words = Html::lines( University::of( $card ), University::company( $card ), Markup::place( $card ) );
		$tags  = $this->view->tags( $card->value( 'skill' ), PHP_INT_MAX );
		$share = 'contractor' === $card->text( 'role' ) ? Markup::share( $this->view->destination->path ) : Html::all();
		$title = $card->titled( $title, 'h2.t2' );
		return Html::of( 'div.grid.profile-about > div.c5-12.stack', $share, $title, Html::of( 'p.t4', $words ), $tags );
	}

	/** The wall, and before it what strangers may see. For members the app loads works and jobs. */
	private function wall( Html $shown, string $more, string $reason ): Html {
		$title = __( 'You need to sign up to see the projects.', 'design-marketplace' );
		$wall  = Markup::wall( $this->view->destination->path, $title, $more, $reason );
		return is_user_logged_in() ? Html::all() : Html::of( 'div.grid.section.before-wall', $shown, $wall );
	}

	/**
	 * By title and day, each a link: src/features/people/members/profile/open-jobs.tsx.
	 * @param list<Item> $jobs  Answers of /design-marketplace/v1/jobs/{id}.
	 * @param Item       $card  The company's card.
	 * @param string     $words The number of jobs in words.
	 */
	private static function open_jobs( array $jobs, Item $card, string $words ): Html {
		$line = static function ( Item $job ) use ( $card ): Html {
			$to    = "/project/{$card->text( 'slug' )}/mission/{$job->number( 'id' )}";
			$title = Markup::said( $job->plain( 'title' ), $card->text( 'locale' ) );
			$day   = $job->text( 'postingDate' );
			$day   = '' === $day ? Markup::day( $job->text( 'date_gmt' ) ) : Markup::calendar_day( $day );
			return Html::of( 'li', Markup::link( $to, $title, '.t3' ), Html::of( 'span.soft', $day ) );
		};
		$list = Html::of( 'ul', Html::each( $line, $jobs ) );
		return $jobs ? Html::of( 'section.open-jobs.headed-lines', Html::of( 'h2.t2', $words ), $list ) : Html::all();
	}
}
