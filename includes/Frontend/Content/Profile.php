<?php
/**
 * A member's page in the first paint: the card, and for strangers the wall (src/features/members/profile/walled-profile.tsx).
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend\Content;

use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Frontend\Html;
use DesignMarketplace\Frontend\Item;
use DesignMarketplace\Frontend\Markup;
use DesignMarketplace\Frontend\Picture;
use DesignMarketplace\Frontend\University;
use DesignMarketplace\Frontend\View;

final class Profile {

	public function __construct( private readonly View $view ) {}

	public function html(): Html {
		$card   = $this->view->destination->card();
		$member = is_user_logged_in() ? $this->view->list( 'users?' )[0] ?? null : null;
		if ( ! $card && ! $member ) {
			return Html::all( $this->head( $this->view->title(), 'h1.mega.c1-12' ), $this->wall() );
		}
		$member ??= new Item( $card ?? array() );
		return 'designer' === $this->view->destination->route ? $this->designer( $member ) : $this->project( $member );
	}

	private function designer( Item $card ): Html {
		$name  = $card->text( 'name' );
		$facts = array(
			__( 'Availability', 'design-marketplace' ) => Markup::free( $card ),
			__( 'Experience', 'design-marketplace' )   => Markup::label( 'levels', $card->value( 'level' ) ),
			__( 'Location', 'design-marketplace' )     => Markup::place( $card ),
		);
		$works = array_slice( $card->pictured( 'latest_works' ), 0, Contract::limit( 'card_works' ) );
		$title = static fn( Item $work ): Html => Markup::said(
			wp_specialchars_decode( $work->item( 'title' )->text( 'rendered' ), ENT_QUOTES ),
			$card->text( 'locale' )
		);
		$shown = static fn( Item $work, int $place ): Html => Html::of(
			'figure',
			Picture::tile( $work->value( 'image' ), 0 === $place ? 'wall_first' : 'wall_others', '', 0 === $place ),
			Html::of( 'figcaption.cap', $title( $work ) )
		);
		$count = $card->number( 'works_count' ) - count( $works );
		$more  = $count > 0
			/* translators: %s: number of portfolio projects that are not shown. */
			? sprintf( _n( '%s more project', '%s more projects', $count, 'design-marketplace' ), number_format_i18n( $count ) )
			: '';
		return Html::all(
			$this->head(
				$name,
				'h1.mega.c1-9',
				Html::of( 'div.c10-12.profile-picture', Picture::mark( 'avatar.portrait', $name, $card->value( 'avatar' ), 'portrait' ) )
			),
			Html::of( 'div.grid.profile-about', Markup::facts( 'dl.facts.c1-4', $facts ), $this->about( 'div.c5-12.stack', $card, 'job' ) ),
			$this->wall(
				$more,
				__( 'Members see every project in full and write to each other directly.', 'design-marketplace' ),
				Html::each( $shown, $works )
			)
		);
	}

	private function project( Item $card ): Html {
		$company = $card->text( 'company' );
		$facts   = array(
			__( 'Part of', 'design-marketplace' )  => University::of( $card ),
			__( 'Location', 'design-marketplace' ) => Markup::place( $card ),
		);
		$picture = Html::of( 'figure.c4-12.project-picture', Picture::html( $card->value( 'project_image' ), 'wide', null, true ) );
		return Html::all(
			$this->head(
				$company,
				'h1.mega.c1-9',
				Html::of( 'div.c10-12', Picture::mark( 'logo.profile-logo', $company, $card->value( 'avatar' ), 'profile_logo' ) )
			),
			Html::of(
				'div.grid.profile-about.project',
				$picture,
				Markup::facts( 'dl.facts.c1-3', $facts ),
				$this->about(
					'div.c4-11.stack',
					$card,
					'project_headline',
					Html::of( 'p.t4', Html::of( 'span.soft', Markup::answers_in( $card ) ) )
				)
			),
			$this->wall(
				Jobs::count( Jobs::open_jobs( $card ) ),
				__( 'Members read every design job in full and apply with their portfolio.', 'design-marketplace' )
			)
		);
	}

	private function head( string $name, string $is, ?Html $mark = null ): Html {
		return Html::of( 'div.page-head.profile-head.grid', Markup::heading( $name, $is ), $mark );
	}

	private function about( string $is, Item $card, string $title, ?Html $more = null ): Html {
		return Html::of(
			$is,
			Markup::heading( $card->text( $title ), 'h2.t2', $card->text( 'locale' ) ),
			Markup::tags( $this->view->skills( $card->value( 'skill' ) ), PHP_INT_MAX ),
			$more
		);
	}

	/**
	 * The wall, and before it what strangers may see. For members the app loads works and jobs.
	 *
	 * @param string    $more  Number of things behind it, in words.
	 * @param Html|null $shown Part that strangers may see.
	 */
	private function wall( string $more = '', string $reason = '', ?Html $shown = null ): Html {
		$title = __( 'You need to sign up to see the projects.', 'design-marketplace' );
		return is_user_logged_in()
			? Html::all()
			: Html::of( 'div.grid.section.before-wall', $shown, Markup::wall( $this->view->destination->path, $title, $more, $reason ) );
	}
}
