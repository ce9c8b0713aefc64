<?php
/** Reopens a mission that was closed by mistake, after showing who will be told. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Desk\Admin\Action;
use DesignMarketplace\Desk\Admin\Admin;
use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Desk\Admin\Menu;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Jobs\Applications\Reopening;
use DesignMarketplace\Jobs\Missions\Mission_Post_Type;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Members\Item_Policy;
use DesignMarketplace\Site\Front\Html;
use WP_Error;
use WP_Post;

final class Reopen_Mission extends Hidden_Page {

	public const SLUG = 'design-marketplace-reopen';
	public const OF   = 'mission';

	public function title(): string {
		return __( 'Open a design job again', 'design-marketplace' );
	}

	/** @phpstan-assert-if-true =WP_Post $post */
	public static function may( mixed $post ): bool {
		return $post instanceof WP_Post
			&& Mission_State::Closed === Mission_State::of( $post )
			&& current_user_can( Admin::MANAGE )
			&& Item_Policy::can_edit( $post );
	}

	/** @param array<string,mixed> $request Request with `mission`. */
	public function reopen( array $request ): string|WP_Error {
		$post = get_post( self::sent( $request, 'mission' ) );
		if ( ! self::may( $post ) ) {
			return self::not_closed();
		}
		$done = ( new Reopening() )->reopen( $post->ID );
		return true === $done
			/* translators: %s: title of a design job. */
			? sprintf( __( '"%s" is open again. The company will be notified by email.', 'design-marketplace' ), $post->post_title )
			: ( $done instanceof WP_Error ? $done : self::not_closed() );
	}

	public function show(): void {
		$post = get_post( self::number() );
		$back = Menu::list_url( Mission_Post_Type::NAME );
		if ( ! self::may( $post ) ) {
			$this->nothing( self::not_closed()->get_error_message(), $back );
			return;
		}
		$mails = Reopening::informs( $post->ID );
		self::open( $this->title() );
		/* translators: 1: title of a design job, 2: name of a company. */
		$about = __( '"%1$s" by %2$s will accept applications again. The company will be notified.', 'design-marketplace' );
		Ui::p( sprintf( $about, $post->post_title, People::name( Ownership::of( $post ) ) ) );
		Ui::p( __( 'What candidates were told about their own application stays as it is.', 'design-marketplace' ) );
		/* translators: %s: number of candidates. */
		$said = _n( '%s candidate will be told by email that it is open again.', '%s candidates will be told by email that it is open again.', $mails, 'design-marketplace' );
		Ui::say( Html::of( 'p > strong', Ui::counted( $said, $mails ) ) );
		Action::open( 'reopen_mission', array( 'mission' => $post->ID ), $back );
		self::submit( __( 'Open it again', 'design-marketplace' ), $back );
	}

	private static function not_closed(): WP_Error {
		return new WP_Error( 'not_closed', __( 'This design job is not closed.', 'design-marketplace' ) );
	}
}
