<?php
/** Lists the decisions about a member and the member's objections on core's user screen. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Desk\Admin\Reports\Reports_Screen;
use DesignMarketplace\Desk\Admin\Reports\Thing_View;
use DesignMarketplace\Desk\Branding;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Mails\Done_For_You;
use DesignMarketplace\People\Members\Field_Labels;
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
		Ui::say( Html::safe( '<div class="dm-user">' ), Html::of( 'h2', __( 'Decisions', 'design-marketplace' ) ) );
		if ( $is_off ) {
			Ui::say( Html::of( 'p > strong', __( 'This account is off.', 'design-marketplace' ) ) );
		}
		if ( $records ) {
			self::table( $records );
		} else {
			Ui::p( Decisions::reason( null ) );
		}
		echo '</div>';
	}

	/** @param list<Record> $records */
	public static function table( array $records ): void {
		$things = array_map( array( Decisions::class, 'thing' ), $records );
		Thing_View::prime( $things );
		People::prime( array_column( $records, 'by' ) );
		$heads = array(
			__( 'When', 'design-marketplace' ),
			__( 'Decision', 'design-marketplace' ),
			__( 'What', 'design-marketplace' ),
			__( 'Who', 'design-marketplace' ),
			__( 'Why', 'design-marketplace' ),
		);
		$rows  = array();
		foreach ( $records as $index => $record ) {
			$name   = People::name( $record['by'] );
			$rows[] = array(
				Html::safe( People::time( $record['date'] ) ),
				Decision_Kind::tryFrom( $record['decision'] )?->label() ?? $record['decision'],
				Html::of( 'a', ( new Thing_View( $things[ $index ] ) )->title(), href: Reports_Screen::thing( $things[ $index ] ) ),
				'' === $name ? '—' : $name,
				Ui::lines( self::why( $record ) ),
			);
		}
		Ui::table( 'widefat.striped.dm-log', $heads, $rows );
	}

	/**
	 * The reason, the member's words, or what was changed.
	 * @param Record $record
	 */
	public static function why( array $record ): string {
		$words = explode( ',', $record['words'] );
		$of    = static fn( array $names ): string => implode( ', ', array_intersect_key( $names, array_flip( $words ) ) );
		return match ( Decision_Kind::tryFrom( $record['decision'] ) ) {
			Decision_Kind::Correct => Field_Labels::list( $words ),
			Decision_Kind::Stage   => Done_For_You::stage_words( $record['words'] ),
			Decision_Kind::Brand   => $of( Branding::labels() ),
			Decision_Kind::Figures => $of( array_map( 'translate_user_role', wp_roles()->get_names() ) ),
			Decision_Kind::Create  => 'import' === $record['words'] ? __( 'From a file', 'design-marketplace' ) : $record['words'],
			default                => '' === $record['reason'] ? $record['words'] : Decisions::reason( $record ),
		};
	}
}
