<?php
/** Gives a work to another designer, after a search for the designer. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Desk\Admin\Action;
use DesignMarketplace\Desk\Admin\Admin;
use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Desk\Admin\Menu;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Directory\Roster;
use DesignMarketplace\Kernel\Items\Work_State;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Item_Policy;
use DesignMarketplace\Portfolio\Giving;
use DesignMarketplace\Portfolio\Work_Post_Type;
use DesignMarketplace\Site\Front\Html;
use WP_Error;
use WP_Post;
use WP_User;

final class Give_Work extends Hidden_Page {

	public const SLUG = 'design-marketplace-give';
	public const OF   = 'work';

	private const ROWS = 20;

	public function title(): string {
		return __( 'Give a project to another member', 'design-marketplace' );
	}

	/** @phpstan-assert-if-true =WP_Post $post */
	public static function may( mixed $post ): bool {
		return $post instanceof WP_Post
			&& Work_Post_Type::NAME === $post->post_type
			&& current_user_can( Admin::MANAGE )
			&& Item_Policy::can_edit( $post )
			&& Work_State::is_chosen( $post );
	}

	/** @param array<string,mixed> $request Request with `work` and `to`. */
	public function give( array $request ): string|WP_Error {
		$post = get_post( self::sent( $request, 'work' ) );
		$to   = self::sent( $request, 'to' );
		if ( ! self::may( $post ) || 0 === $to ) {
			return new WP_Error( 'forbidden', __( 'Nothing was given: choose a member first.', 'design-marketplace' ) );
		}
		/* translators: 1: title of a project, 2: name of a member. */
		$said = __( '"%1$s" belongs to %2$s now. Both members get an email.', 'design-marketplace' );
		return ( new Giving() )->give( $post->ID, $to ) ?? sprintf( $said, $post->post_title, People::name( $to ) );
	}

	public function show(): void {
		$post = get_post( self::number() );
		$back = Menu::list_url( Work_Post_Type::NAME );
		if ( ! self::may( $post ) ) {
			$this->nothing( __( 'This project cannot be given to another member.', 'design-marketplace' ), $back );
			return;
		}
		$text = Ui::asked( 's' );
		self::open( $this->title() );
		/* translators: 1: title of a project, 2: name of a member. */
		$about = __( '"%1$s" belongs to %2$s. It moves to the other member with its pictures, and both are notified.', 'design-marketplace' );
		Ui::p( sprintf( $about, $post->post_title, People::name( Ownership::of( $post ) ) ) );
		$hidden = array( 'page' => self::SLUG, 'work' => $post->ID );
		printf( '<form method="get" action="%s"><p>', esc_url( admin_url( 'admin.php' ) ) );
		Ui::say(
			Ui::hidden( $hidden ),
			Html::of( 'label', __( 'Name, city or email of the designer', 'design-marketplace' ), for: 'dm-give-search' ),
			' ',
			Html::single( 'input.regular-text', type: 'search', name: 's', id: 'dm-give-search', value: $text ),
			' '
		);
		submit_button( __( 'Search members', 'design-marketplace' ), '', 'search', false );
		echo '</p></form>';
		if ( '' !== $text ) {
			$this->choice( $post, $text );
		}
		Ui::p( Html::of( 'a.button', __( 'Cancel', 'design-marketplace' ), href: $back ) );
		echo '</div>';
	}

	/** A button for each designer found. Its label names the designer, so that no further question is needed. */
	private function choice( WP_Post $post, string $text ): void {
		$found = array_filter(
			self::find( $text ),
			static fn( WP_User $user ): bool => ! Ownership::is_of( $user->ID, $post ) && Giving::is_open_to( $user->ID )
		);
		if ( ! $found ) {
			Ui::say( Html::of( 'p', __( 'No active designer was found.', 'design-marketplace' ), role: 'status' ) );
			return;
		}
		Action::open( 'give_work', array( 'work' => $post->ID ), Menu::list_url( Work_Post_Type::NAME ) );
		$choices = array();
		foreach ( $found as $user ) {
			/* translators: %s: name of a member. */
			$label     = sprintf( __( 'Give to %s', 'design-marketplace' ), People::name( $user->ID ) );
			$choices[] = array( $user->ID, $label, $user->user_email );
		}
		self::buttons( 'to', $choices );
		echo '</form>';
	}

	/** @return list<WP_User> Designers found by a text, the newest first. */
	private static function find( string $text ): array {
		$ids = Roster::page( array( 'role' => Roles::DESIGNER, 'text' => $text ), 'joined', false, self::ROWS, 0 );
		cache_users( $ids );
		return array_values( array_filter( array_map( 'get_userdata', $ids ) ) );
	}
}
