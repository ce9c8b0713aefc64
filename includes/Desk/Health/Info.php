<?php
/** Data for support about a site, without secrets and personal data. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health;

use DesignMarketplace\Directory\Directory_Table;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Lifecycle\Migrations;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Mail\Outbox_Entries;
use DesignMarketplace\Mail\Schedule;
use DesignMarketplace\Mail\Status;
use DesignMarketplace\People\Auth\Chosen_Provider;
use DesignMarketplace\People\Auth\Client_Address;
use DesignMarketplace\People\Auth\Rate_Limiter;
use DesignMarketplace\People\Auth\Secret;

final class Info {

	/** @return array<string,array{label:string,value:string}> Fields of Site Health's tab "Info". */
	public function fields(): array {
		$mails  = new Outbox_Entries();
		$values = array(
			'version'   => array( __( 'Version', 'design-marketplace' ), DESIGN_MARKETPLACE_VERSION ),
			'schema'    => array(
				__( 'Database version', 'design-marketplace' ),
				sprintf( '%d / %d', Tables::version(), Migrations::wanted() ),
			),
			'packaged'  => array(
				__( 'Installed from', 'design-marketplace' ),
				is_dir( dirname( DESIGN_MARKETPLACE_FILE ) . '/vendor/composer' )
					? __( 'a checkout', 'design-marketplace' )
					: __( 'the zip', 'design-marketplace' ),
			),
			'rest'      => array( __( 'REST API', 'design-marketplace' ), rest_url() ),
			'key'       => array(
				__( 'Signing key', 'design-marketplace' ),
				Secret::is_configured()
					? __( 'from wp-config.php', 'design-marketplace' )
					: __( 'made for this site', 'design-marketplace' ),
			),
			'limits'    => array( __( 'Rate limits', 'design-marketplace' ), self::on( Rate_Limiter::is_on() ) ),
			'bot_check' => array( __( 'Bot check', 'design-marketplace' ), Chosen_Provider::for_client()['provider'] ),
			'proxies'   => array( __( 'Trusted proxies', 'design-marketplace' ), (string) count( Client_Address::trusted() ) ),
			'cron'      => array( __( 'Next round of emails', 'design-marketplace' ), self::time( wp_next_scheduled( Schedule::EVENT ) ) ),
			'wp_cron'   => array(
				__( 'Jobs run by visits', 'design-marketplace' ),
				self::on( ! ( defined( 'DISABLE_WP_CRON' ) && DISABLE_WP_CRON ) ),
			),
			'listed'    => array( __( 'Members listed', 'design-marketplace' ), (string) Directory_Table::size( true ) ),
			'unsent'    => array( __( 'Emails waiting', 'design-marketplace' ), (string) $mails->number( ...Status::UNSENT ) ),
			'failed'    => array( __( 'Failed emails', 'design-marketplace' ), (string) $mails->number( Status::Failed ) ),
			'cache'     => array( __( 'Persistent object cache', 'design-marketplace' ), self::on( (bool) wp_using_ext_object_cache() ) ),
			'removal'   => array(
				__( 'Data is removed with the plugin', 'design-marketplace' ),
				self::on( (bool) Site_Settings::get( 'remove_data' ) ),
			),
		);
		return array_map( static fn( array $pair ): array => array_combine( array( 'label', 'value' ), $pair ), $values );
	}

	private static function on( bool $is_on ): string {
		return $is_on ? __( 'Yes', 'design-marketplace' ) : __( 'No', 'design-marketplace' );
	}

	private static function time( int|false $time ): string {
		return $time ? gmdate( 'Y-m-d H:i:s', $time ) . ' UTC' : __( 'Not scheduled', 'design-marketplace' );
	}
}
