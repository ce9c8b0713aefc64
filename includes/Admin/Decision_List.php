<?php
/**
 * Lists the decisions about a member and the member's objections on core's screen of the user.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Admin;

use DesignMarketplace\Accounts\Account_State;
use DesignMarketplace\Accounts\Decisions;
use DesignMarketplace\Accounts\State;
use DesignMarketplace\Admin\Lists\People;
use DesignMarketplace\Module;
use WP_User;

/**
 * @phpstan-import-type Decision from Decisions
 */
final class Decision_List implements Module {

	/**
	 * Adds the hook, after what else is shown of a member.
	 */
	public function register(): void {
		add_action( 'edit_user_profile', array( $this, 'show' ), 20 );
	}

	/**
	 * Prints the section.
	 *
	 * @param WP_User $user User.
	 */
	public function show( WP_User $user ): void {
		if ( ! current_user_can( Admin::MANAGE ) ) {
			return;
		}
		$records = Decisions::of( $user->ID );
		$is_off  = Account_State::Off === State::of( $user );
		if ( ! $records && ! $is_off ) {
			return;
		}
		echo '<div class="dm-user"><h2>' . esc_html__( 'Decisions about the account', 'design-marketplace' ) . '</h2>';
		if ( $is_off ) {
			printf( '<p><strong>%s</strong></p>', esc_html__( 'This account is off.', 'design-marketplace' ) );
		}
		if ( $is_off && ! $records ) {
			echo '<p>' . esc_html( Decisions::reason( null ) ) . '</p>';
		}
		if ( $records ) {
			printf( '<table class="widefat striped"><thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>', esc_html__( 'When', 'design-marketplace' ), esc_html__( 'What', 'design-marketplace' ), esc_html__( 'Who', 'design-marketplace' ), esc_html__( 'Why', 'design-marketplace' ) );
			foreach ( $records as $record ) {
				printf( '<tr><td>%s</td><td>%s</td><td>%s</td><td>%s</td></tr>', People::time( $record['date'] ), esc_html( self::what( $record['decision'] ) ), esc_html( self::who( $record['by'] ) ), nl2br( esc_html( self::why( $record ) ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- time() is escaped.
			}
			echo '</tbody></table>';
		}
		echo '</div>';
	}

	private static function what( string $decision ): string {
		return match ( $decision ) {
			Decisions::OFF       => __( 'Switched off', 'design-marketplace' ),
			Decisions::ON        => __( 'Switched on', 'design-marketplace' ),
			Decisions::OBJECTION => __( 'Objection by the member', 'design-marketplace' ),
			Decisions::VERIFY    => __( 'University confirmed', 'design-marketplace' ),
			Decisions::UNVERIFY  => __( 'Confirmation of the university taken back', 'design-marketplace' ),
			default              => $decision,
		};
	}

	private static function who( int $user_id ): string {
		$name = People::name( $user_id );
		return '' === $name ? '—' : $name;
	}

	/**
	 * The reason, or what the member wrote.
	 *
	 * @param Decision $record Record.
	 */
	private static function why( array $record ): string {
		return '' === $record['reason'] ? $record['words'] : Decisions::reason( $record );
	}
}
