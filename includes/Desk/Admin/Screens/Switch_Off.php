<?php
/** Switches accounts off, one or many, after asking for a reason; and on again. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Desk\Admin\Action;
use DesignMarketplace\Desk\Admin\Admin;
use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Desk\Admin\Reason_Choice;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Member_Language;
use DesignMarketplace\People\Members\Switching;
use WP_Error;
use WP_User;

final class Switch_Off extends Hidden_Page {

	public const SLUG = 'design-marketplace-switch-off';
	public const OF   = 'users';

	public const OFF = 'switch_off_members';

	/** @return array<string,string> */
	public static function links( WP_User $user ): array {
		$links      = array();
		$is_decided = Account_State::Off === State::of( $user ) && ! State::is_roleless( $user ) && ! State::is_leaving( $user->ID );
		if ( $is_decided && current_user_can( Admin::MANAGE ) ) {
			$links['dm_on'] = Ui::link( Action::url( 'switch_on_members', array( 'users' => $user->ID ) ), __( 'Switch on', 'design-marketplace' ) );
		}
		if ( self::may_be_switched_off( $user->ID ) ) {
			$links['dm_off'] = Ui::link( self::url( $user->ID ), __( 'Switch off…', 'design-marketplace' ) );
		}
		return $links;
	}

	/** @param array<string,mixed> $request */
	public function off( array $request ): string|WP_Error {
		$reason    = Decision_Reason::choice( $request['reason'] ?? null );
		$words     = Switching::words( $request['words'] ?? null );
		$complaint = Switching::complaint( $reason, $words );
		$ids       = array_values(
			array_filter( Action::ids( $request['users'] ?? array() ), array( self::class, 'may_be_switched_off' ) )
		);
		if ( ! $reason || '' !== $complaint ) {
			self::ask_again( self::url( ...$ids ), $request, $complaint );
		}
		$done = Action::attempt(
			fn(): int => $this->each(
				$ids,
				static fn( int $id ): bool|WP_Error => ( new Switching() )->off( $id, get_current_user_id(), $reason, $words )
			)
		);
		if ( $done instanceof WP_Error ) {
			// Those that are off by now are not asked about again.
			self::ask_again( self::url( ...$ids ), $request, $done->get_error_message() );
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
		$ids = Action::ids( Ui::asked( 'users' ) );
		People::prime( $ids );
		$ids  = array_values( array_filter( $ids, array( self::class, 'may_be_switched_off' ) ) );
		$back = admin_url( 'users.php' );
		if ( ! $ids ) {
			$this->nothing( self::nobody()->get_error_message(), $back );
			return;
		}
		self::open( $this->title() );
		Ui::p(
			__( 'To others, these accounts look deleted, and nobody can log in with them. Each member gets an email with the reason, can object once, download their data and delete the account. If their design jobs are not back within 48 hours, the candidates are notified. You can switch accounts on again at any time.', 'design-marketplace' )
		);
		Ui::items( array_map( array( People::class, 'name' ), $ids ) );
		Action::open( self::OFF, array( 'users' => implode( ',', $ids ) ), $back );
		Reason_Choice::show( 'dm', 1 === count( $ids ) ? Member_Language::of( $ids[0] ) : '', self::asked_before() );
		/* translators: %s: number. */
		$label = _n( 'Switch off %s account', 'Switch off %s accounts', count( $ids ), 'design-marketplace' );
		self::submit( Ui::counted( $label, count( $ids ) ), $back );
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

	private static function nobody(): WP_Error {
		return new WP_Error(
			'nobody_to_switch',
			__( 'None of the selected accounts can be switched off or on. Administrators and your own account are never switched off.', 'design-marketplace' )
		);
	}
}
