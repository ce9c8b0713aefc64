<?php
/** A member's page in the first paint: the card, and for strangers the wall (src/features/people/members/profile/walled-profile.tsx). */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Paint;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Item;
use DesignMarketplace\Site\Front\Job_Lines;
use DesignMarketplace\Site\Front\Markup;
use DesignMarketplace\Site\Front\Open_Job_List;
use DesignMarketplace\Site\Front\Picture;
use DesignMarketplace\Site\Front\View;

final class Profile {

	private const HEAD = 'div.page-head.profile-head.grid';

	public function __construct( private readonly View $view ) {}

	public function html(): Html {
		$member = is_user_logged_in() ? $this->view->list( 'users?' )[0] ?? null : null;
		$card   = $member ?? new Item( $this->view->destination->card() ?? array() );
		return match ( $card->text( 'role' ) ) {
			'designer'   => $this->designer( $card ),
			'contractor' => $this->project( $card ),
			default      => Html::all( Html::of( self::HEAD, Markup::heading( $this->view->title(), 'h1.mega.c1-12' ) ), $this->wall() ),
		};
	}

	private function designer( Item $card ): Html {
		$name  = $card->text( 'name' );
		$face  = Picture::mark( 'avatar.portrait', $name, $card->value( 'avatar' ), 'portrait' );
		$head  = Html::of( self::HEAD, Markup::heading( $name, 'h1.mega.c1-9' ), Html::of( 'div.c10-12.profile-picture', $face ) );
		$facts = array(
			__( 'Availability', 'design-marketplace' ) => Markup::free( $card ),
			__( 'Experience', 'design-marketplace' )   => Markup::label( 'levels', $card->value( 'level' ) ),
			__( 'Location', 'design-marketplace' )     => Markup::place( $card ),
		);
		$facts = Markup::facts( 'dl.facts.c1-4', $facts );
		$tags  = $this->view->tags( $card->value( 'skill' ), PHP_INT_MAX );
		$about = Html::of( 'div.grid.profile-about', $facts, Html::of( 'div.c5-12.stack', $card->titled( 'job', 'h2.t2' ), $tags ) );
		$works = array_slice( $card->pictured( 'latest_works' ), 0, Contract::limit( 'card_works' ) );
		$shown = Html::each( fn( Item $work, int $place ): Html => $this->work( $work, $card, 0 === $place ), $works );
		$count = $card->number( 'works_count' ) - count( $works );
		/* translators: %s: number of portfolio projects that are not shown. */
		$more   = Markup::counted( $count, _n( '%s more project', '%s more projects', $count, 'design-marketplace' ) );
		$reason = __( 'Members see every project in full and write to each other directly.', 'design-marketplace' );
		return Html::all( $head, is_user_logged_in() ? $about : $this->wall( $more, $reason, Html::all( $about, $shown ) ) );
	}

	private function work( Item $work, Item $card, bool $is_first ): Html {
		$picture = Picture::tile( $work->value( 'image' ), $is_first ? 'wall_first' : 'wall_others', '', $is_first );
		$title   = Markup::said( $work->plain( 'title' ), $card->text( 'locale' ) );
		return Html::of( 'figure', $picture, Html::of( 'figcaption.cap', $title ) );
	}

	private function project( Item $card ): Html {
		$company = $card->text( 'company' );
		$logo    = Picture::mark( 'logo.profile-logo', $company, $card->value( 'avatar' ), 'profile_logo' );
		$head    = Html::of( self::HEAD, Markup::heading( $company, 'h1.mega.c1-9' ), Html::of( 'div.c10-12', $logo ) );
		$image   = Picture::html( $card->value( 'project_image' ), 'wide', is_first: true );
		$picture = Html::of( 'figure.c4-12.project-picture', $image );
		$facts   = Markup::facts( 'dl.facts.c1-3', Job_Lines::company( $card ) );
		$soon    = Html::of( 'p.t4 > span.soft', Markup::answers_in( $card ) );
		$tags    = $this->view->tags( $card->value( 'skill' ), PHP_INT_MAX );
		$about   = Html::of( 'div.c4-11.stack', $card->titled( 'project_headline', 'h2.t2' ), $tags, $soon );
		$about   = Html::of( 'div.grid.profile-about.project', $picture, $facts, $about );
		$reason  = __( 'Members read every design job in full and apply with their portfolio.', 'design-marketplace' );
		$count   = Jobs::open_jobs( $card );
		$jobs    = Open_Job_List::html( $this->view->jobs(), $card, $count );
		return Html::all( $head, $about, $this->wall( $jobs->is_empty() ? $count : '', $reason, $jobs ) );
	}

	/** The wall, and before it what strangers may see. For members the app loads works and jobs. */
	private function wall( string $more = '', string $reason = '', ?Html $shown = null ): Html {
		$title = __( 'You need to sign up to see the projects.', 'design-marketplace' );
		$wall  = Markup::wall( $this->view->destination->path, $title, $more, $reason );
		return is_user_logged_in() ? Html::all() : Html::of( 'div.grid.section.before-wall', $shown, $wall );
	}
}
