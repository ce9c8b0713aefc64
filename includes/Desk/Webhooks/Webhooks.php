<?php
/** Tells another system what happens here: which event, and the number of what it is about. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Webhooks;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Declares\Erases_People;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Recall;

/** The outbox keeps the order of nothing: the receiver reads what is true now. */
final class Webhooks implements Erases_People {

	/** Options: failed attempts since the last one that arrived; since when it is off because of them. */
	private const FAILURES = 'design_marketplace_webhook_failures';
	private const OFF      = 'design_marketplace_webhook_off';

	public const MOST_FAILURES = 50;

	/** The event of a test. */
	public const TEST = 'test';

	public function member_activated( int $user_id ): void {
		self::tell( 'member_activated', 'member', $user_id );
	}

	/** @param list<string> $changed Fields. */
	public function member_updated( int $user_id, array $changed ): void {
		if ( in_array( 'newsletter', $changed, true ) ) {
			self::tell( 'newsletter_changed', 'member', $user_id );
		}
	}

	public function erase_person( int $user_id, bool $is_member ): void {
		if ( $is_member ) {
			self::tell( 'member_erased', 'member', $user_id );
		}
	}

	public function mission_published( int $id ): void {
		self::tell( 'mission_published', 'mission', $id );
	}

	public function mission_closed( int $id ): void {
		self::tell( 'mission_closed', 'mission', $id );
	}

	public function application_made( int $id ): void {
		self::tell( 'application_made', 'application', $id );
	}

	public function application_told( int $id ): void {
		self::tell( 'application_told', 'application', $id );
	}

	/** Whether there is somebody to tell. */
	public static function is_on(): bool {
		return '' !== Site_Settings::get( 'webhook_url' ) && '' !== Site_Settings::get( 'webhook_secret' ) && '' === self::off_since();
	}

	/** GMT time since when it is off because it failed too often, '' while it is not. */
	public static function off_since(): string {
		return (string) get_option( self::OFF, '' );
	}

	public static function switch_on(): void {
		delete_option( self::OFF );
		delete_option( self::FAILURES );
	}

	/** Counts an attempt that arrived or failed. After too many failures in a row everything that waits is dropped. */
	public static function count( bool $has_arrived ): void {
		$failures = $has_arrived ? 0 : 1 + (int) get_option( self::FAILURES, 0 );
		update_option( self::FAILURES, $failures, false );
		if ( $failures >= self::MOST_FAILURES && '' === self::off_since() ) {
			update_option( self::OFF, Clock::gmt(), false );
			Recall::topic( 'webhook', Outbox::SYSTEM );
			( new Outbox() )->enqueue( 'webhook_off:' . Clock::gmt(), Outbox::SITE, Webhook_Mails::OFF );
		}
	}

	/** Sends an event that is about nothing, so that somebody sees whether the other system answers. Says whether it is on. */
	public static function test(): bool {
		$is_on = self::is_on();
		if ( $is_on ) {
			self::enqueue( self::TEST, array() );
		}
		return $is_on;
	}

	private static function tell( string $event, string $what, int $id ): void {
		if ( self::is_on() && in_array( $event, Site_Settings::get( 'webhook_events' ), true ) ) {
			self::enqueue( $event, array( $what => $id ) );
		}
	}

	/** @param array<string,int> $about What it is about: its number by its kind. */
	private static function enqueue( string $event, array $about ): void {
		$delivery = wp_generate_uuid4();
		$payload  = array( 'event' => $event, 'delivery' => $delivery, 'happened' => Clock::now() ) + $about;
		$key      = implode( ':', array( 'webhook', $event, ...array_values( $about ), $delivery ) );
		( new Outbox() )->enqueue( $key, Outbox::SYSTEM, Webhook_Mails::WEBHOOK, $payload );
	}
}
