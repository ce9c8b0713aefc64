<?php
/** Switches accounts off, one or many, after asking for a reason; and on again. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Desk\Admin\Action;
use DesignMarketplace\Desk\Admin\Admin;
use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Desk\Admin\Menu;
use DesignMarketplace\Desk\Admin\Notices;
use DesignMarketplace\Desk\Admin\Reason_Choice;
use DesignMarketplace\Desk\Admin\Typed_Fields;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Member_Language;
use DesignMarketplace\People\Members\Switching;
use WP_Error;
use WP_User;

/** Adds to the list of users: row actions, a bulk action and a filter. The reason is asked for on a hidden page. */
final class Switch_Off extends Hidden_Page {

	public const SLUG = 'design-marketplace-switch-off';

	private const OFF = 'switch_off_members';
	private const ON  = 'switch_on_members';

	/** @param list<int> $ids Members. */
	public static function url( array $ids ): string {
		return Menu::url( self::SLUG, array( 'users' => implode( ',', $ids ) ) );
	}

	/**
	 * @param array<string,string> $actions Actions so far.
	 * @return array<string,string>
	 */
	public function actions( array $actions, WP_User $user ): array {
		if ( ! current_user_can( Admin::MANAGE ) ) {
			return $actions;
		}
		if ( Account_State::Off === State::of( $user ) ) {
			// Other actions have no effect on an account that is off.
			unset( $actions['dm_activate'], $actions['dm_resend'] );
			if ( ! State::is_roleless( $user ) ) {
				$actions['dm_on'] = Ui::link( Action::url( self::ON, array( 'users' => $user->ID ) ), __( 'Switch on', 'design-marketplace' ) );
			}
		}
		if ( self::may_be_switched_off( $user->ID ) ) {
			$actions['dm_off'] = Ui::link( self::url( array( $user->ID ) ), __( 'Switch off…', 'design-marketplace' ) );
		}
		return $actions;
	}

	/**
	 * @param array<string,string> $actions Actions so far.
	 * @return array<string,string>
	 */
	public function bulk( array $actions ): array {
		return current_user_can( Admin::MANAGE ) ? $actions + array( self::OFF => __( 'Switch off…', 'design-marketplace' ) ) : $actions;
	}

	/** The bulk action redirects to the page, before core drops the request. */
	public function do_bulk(): void {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- only compared; ids() takes integers only, and the question changes nothing.
		if ( self::OFF !== ( $_REQUEST['action'] ?? '' ) || empty( $_REQUEST['users'] ) || isset( $_REQUEST['changeit'] ) ) {
			return;
		}
		wp_safe_redirect( self::url( Action::ids( wp_unslash( $_REQUEST['users'] ) ) ) );
		exit;
		// phpcs:enable
	}

	/** @param array<string,mixed> $request */
	public function off( array $request ): string|WP_Error {
		$reason    = Decision_Reason::choice( is_string( $request['reason'] ?? null ) ? $request['reason'] : '' );
		$words     = Switching::words( $request['words'] ?? null );
		$complaint = Switching::complaint( $reason, $words );
		$ids       = array_values(
			array_filter( Action::ids( $request['users'] ?? array() ), array( self::class, 'may_be_switched_off' ) )
		);
		if ( ! $reason || '' !== $complaint ) {
			self::ask_again( $ids, $request, $complaint );
		}
		$done = Action::attempt(
			fn(): int => $this->each(
				$ids,
				static fn( int $id ): bool|WP_Error => ( new Switching() )->off( $id, get_current_user_id(), $reason, $words )
			)
		);
		if ( $done instanceof WP_Error ) {
			// Those that are off by now are not asked about again.
			self::ask_again( $ids, $request, $done->get_error_message() );
		}
		return 0 === $done
			? self::nobody()
			/* translators: %s: number of members. */
			: Ui::counted( _n( '%s account is off.', '%s accounts are off.', $done, 'design-marketplace' ), $done );
	}

	/** @param array<string,mixed> $request */
	public function on( array $request ): string|WP_Error {
		$done = $this->each(
			Action::ids( $request['users'] ?? array() ),
			static fn( int $id ): bool|WP_Error => ( new Switching() )->on( $id, get_current_user_id() )
		);
		return 0 === $done
			? self::nobody()
			/* translators: %s: number of members. */
			: Ui::counted( _n( '%s account is on again.', '%s accounts are on again.', $done, 'design-marketplace' ), $done );
	}

	public function title(): string {
		return __( 'Switch off accounts', 'design-marketplace' );
	}

	public function show(): void {
		$ids = Action::ids(
			isset( $_GET['users'] ) && is_string( $_GET['users'] ) ? sanitize_text_field( wp_unslash( $_GET['users'] ) ) : '' // phpcs:ignore WordPress.Security.NonceVerification -- only asks.
		);
		People::prime( $ids );
		$ids = array_values( array_filter( $ids, array( self::class, 'may_be_switched_off' ) ) );
		if ( ! $ids ) {
			$this->nothing( self::nobody()->get_error_message(), admin_url( 'users.php' ) );
			return;
		}
		echo '<div class="wrap"><h1>' . esc_html( $this->title() ) . '</h1>';
		echo '<p>' . esc_html__(
			'To others, these accounts look deleted, and nobody can log in with them. Each member gets an email with the reason, can object once, download their data and delete the account. If their design jobs are not back within 48 hours, the candidates are notified. You can switch accounts on again at any time.',
			'design-marketplace'
		) . '</p><ul class="ul-disc">';
		foreach ( $ids as $id ) {
			printf( '<li>%s</li>', esc_html( People::name( $id ) ) );
		}
		printf( '</ul><form method="post" action="%s">', esc_url( admin_url( 'admin-post.php' ) ) );
		Action::fields( self::OFF, admin_url( 'users.php' ) );
		printf( '<input type="hidden" name="users" value="%s">', esc_attr( implode( ',', $ids ) ) );
		Reason_Choice::show(
			'dm',
			1 === count( $ids ) ? Member_Language::of( $ids[0] ) : '',
			(array) ( Typed_Fields::of( self::SLUG ) ?? array() )
		);
		Typed_Fields::forget( array( self::SLUG ) );
		Action::submit(
			/* translators: %s: number. */
			Ui::counted( _n( 'Switch off %s account', 'Switch off %s accounts', count( $ids ), 'design-marketplace' ), count( $ids ) ),
			admin_url( 'users.php' )
		);
	}

	/** Whether the current user may switch the account off. False if a decision has done so already. */
	public static function may_be_switched_off( int $id ): bool {
		return current_user_can( Admin::MANAGE )
			&& Switching::is_decided_about( $id, get_current_user_id() )
			&& ( ! State::is_marked( $id ) || State::is_marked_by_role( $id ) );
	}

	/**
	 * @param list<int>                     $ids  Accounts.
	 * @param callable(int):(bool|WP_Error) $work The function.
	 * @return int Number of successes.
	 */
	private function each( array $ids, callable $work ): int {
		return count( array_filter( $ids, static fn( int $id ): bool => true === $work( $id ) ) );
	}

	/**
	 * Leads back to the form with what was typed.
	 * @param list<int>           $ids     Accounts.
	 * @param array<string,mixed> $request Fields of the form.
	 */
	private static function ask_again( array $ids, array $request, string $why ): never {
		Notices::keep( $why, 'error' );
		Typed_Fields::keep( self::SLUG, array_intersect_key( $request, array_flip( array( 'reason', 'words' ) ) ) );
		wp_safe_redirect( self::url( $ids ) );
		exit;
	}

	private static function nobody(): WP_Error {
		return new WP_Error(
			'nobody_to_switch',
			__(
				'None of the selected accounts can be switched off or on. Administrators and your own account are never switched off.',
				'design-marketplace'
			)
		);
	}
}
