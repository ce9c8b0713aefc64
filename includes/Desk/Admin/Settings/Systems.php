<?php
/** Above the settings of other systems: whether the webhook is on, and what it has delivered lately. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Settings;

use DesignMarketplace\Desk\Admin\Action;
use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Desk\Admin\Menu;
use DesignMarketplace\Desk\Admin\Screens\Outbox;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Desk\Webhooks\Webhook_Mails;
use DesignMarketplace\Desk\Webhooks\Webhooks;
use DesignMarketplace\Kernel\Settings\Settings_Table;
use DesignMarketplace\Mail\Outbox_Entries;
use DesignMarketplace\Site\Front\Html;
use WP_Error;

final class Systems {

	private const ROWS = 10;

	public function switch_on(): string {
		Webhooks::switch_on();
		return __( 'The webhook is on again.', 'design-marketplace' );
	}

	public function test(): string|WP_Error {
		return Webhooks::test()
			? __( 'The test is on its way: within a minute you see below whether it has arrived.', 'design-marketplace' )
			: new WP_Error( 'off', __( 'Off: it needs an address and a secret.', 'design-marketplace' ) );
	}

	public function show(): void {
		if ( '' !== Webhooks::off_since() ) {
			/* translators: %s: date and time. */
			$said = esc_html__( 'Off since %s: too many attempts in a row have failed.', 'design-marketplace' );
			$said = Html::safe( sprintf( $said, People::time( Webhooks::off_since() ) ) );
			Ui::say( Html::of( 'p > strong', $said ), ' ', Html::of( 'a.button', __( 'Switch it on again', 'design-marketplace' ), href: html_entity_decode( Action::url( 'webhook_on' ) ) ) );
		} elseif ( Webhooks::is_on() ) {
			$url  = html_entity_decode( Action::url( 'webhook_test' ) );
			$test = Html::of( 'a.button', __( 'Send a test', 'design-marketplace' ), href: $url );
			Ui::p( __( 'On: the other system is told what is ticked below.', 'design-marketplace' ), ' ', $test );
		} else {
			Ui::p( __( 'Off: it needs an address and a secret.', 'design-marketplace' ) );
		}
		[ $rows ] = Outbox_Entries::page( array( 'message' => Webhook_Mails::WEBHOOK ), 'id', false, self::ROWS, 0 );
		if ( ! $rows ) {
			return;
		}
		$names                   = Settings_Table::words( 'webhook_events' )[2] ?? array();
		$names[ Webhooks::TEST ] = __( 'Test', 'design-marketplace' );

		$row = static fn( array $row ): array => array(
			$names[ explode( ':', $row['event'] )[1] ] ?? '',
			Html::safe( People::time( $row['created_gmt'] ) ),
			$row['status']->label(),
			number_format_i18n( $row['attempts'] ),
			(string) $row['error'],
		);
		Ui::table(
			'widefat.striped',
			array(
				__( 'Event', 'design-marketplace' ),
				__( 'Queued', 'design-marketplace' ),
				__( 'Status', 'design-marketplace' ),
				__( 'Attempts', 'design-marketplace' ),
				__( 'Error', 'design-marketplace' ),
			),
			array_map( $row, $rows )
		);
		$all = Menu::url( Outbox::SLUG, array( 'message' => Webhook_Mails::WEBHOOK ) );
		Ui::p( Html::of( 'a', __( 'All in the outbox', 'design-marketplace' ), href: $all ) );
	}
}
