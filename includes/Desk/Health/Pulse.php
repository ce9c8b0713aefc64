<?php
/** GET /design-marketplace/v1/health, for balancers: whether this server can answer members. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Mail\Outbox_Entries;
use WP_REST_Response;

final class Pulse {

	/** 503 while the tables are at another version. Late emails are a number only: no other server would send them sooner. */
	public function read(): WP_REST_Response {
		$is_ready = Tables::LATEST === Tables::version();
		$answer   = new WP_REST_Response( array( 'ok' => $is_ready, 'outbox_seconds' => self::outbox_seconds() ), $is_ready ? 200 : 503 );
		$answer->header( 'Cache-Control', 'no-store' );
		return $answer;
	}

	/** How long the oldest email has been due. Fails when the database does. */
	public static function outbox_seconds(): int {
		$oldest = Outbox_Entries::oldest_due();
		return '' === $oldest ? 0 : max( 0, Clock::now() - (int) strtotime( "{$oldest} UTC" ) );
	}
}
