<?php
/** Lists the decisions about a member and the member's objections on core's user screen. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Desk\Admin\Reports\Queue_Address;
use DesignMarketplace\Desk\Admin\Reports\Thing_View;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Field_Labels;
use DesignMarketplace\People\Members\Staged_For;
use DesignMarketplace\Site\Front\Html;
use WP_User;

/** @phpstan-import-type Record from Decisions */
final class Decision_List {

	public function show( WP_User $user ): void {
		if ( ! current_user_can( Admin::MANAGE ) ) {
			return;
		}
		$records = Decisions::of( $user->ID );
		$is_off  = Account_State::Off === State::of( $user );
		if ( ! $records && ! $is_off ) {
			return;
		}
		echo '<div class="dm-user"><h2>' . esc_html__( 'Decisions', 'design-marketplace' ) . '</h2>';
		if ( $is_off ) {
			Ui::say( Html::of( 'p > strong', __( 'This account is off.', 'design-marketplace' ) ) );
		}
		if ( $is_off && ! $records ) {
			Ui::p( Decisions::reason( null ) );
		}
		if ( $records ) {
			self::table( $records );
		}
		echo '</div>';
	}

	/** @param list<Record> $records */
	public static function table( array $records ): void {
		$things = array_map( array( Decisions::class, 'thing' ), $records );
		Thing_View::prime( $things );
		People::prime( array_column( $records, 'by' ) );
		printf(
			'<table class="widefat striped dm-log"><thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>',
			esc_html__( 'When', 'design-marketplace' ),
			esc_html__( 'Decision', 'design-marketplace' ),
			esc_html__( 'What', 'design-marketplace' ),
			esc_html__( 'Who', 'design-marketplace' ),
			esc_html__( 'Why', 'design-marketplace' )
		);
		foreach ( $records as $index => $record ) {
			// phpcs:disable WordPress.Security.EscapeOutput -- time() is escaped.
			printf(
				'<tr><td>%s</td><td>%s</td><td><a href="%s">%s</a></td><td>%s</td><td>%s</td></tr>',
				People::time( $record['date'] ),
				esc_html( self::what( $record['decision'] ) ),
				esc_url( Queue_Address::thing( $things[ $index ] ) ),
				esc_html( ( new Thing_View( $things[ $index ] ) )->title() ),
				esc_html( self::who( $record['by'] ) ),
				nl2br( esc_html( self::why( $record ) ) )
			);
			// phpcs:enable
		}
		echo '</tbody></table>';
	}

	private static function what( string $decision ): string {
		return Decision_Kind::tryFrom( $decision )?->label() ?? $decision;
	}

	private static function who( int $user_id ): string {
		$name = People::name( $user_id );
		return '' === $name ? '—' : $name;
	}

	/**
	 * The reason, the member's words, or the corrected fields.
	 * @param Record $record
	 */
	private static function why( array $record ): string {
		if ( Decision_Kind::Correct->value === $record['decision'] ) {
			return Field_Labels::list( explode( ',', $record['words'] ) );
		}
		if ( Decision_Kind::Stage->value === $record['decision'] ) {
			return Staged_For::words( $record['words'] );
		}
		return '' === $record['reason'] ? $record['words'] : Decisions::reason( $record );
	}
}
