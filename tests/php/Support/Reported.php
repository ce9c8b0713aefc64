<?php
/**
 * Reports and decisions for tests, made by the services that make them on the site.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use DesignMarketplace\Accounts\Decision;
use DesignMarketplace\Accounts\Decision_Reason;
use DesignMarketplace\Accounts\Thing;
use DesignMarketplace\Trust\Deciding;
use DesignMarketplace\Trust\Report;
use DesignMarketplace\Trust\Report_Query;
use DesignMarketplace\Trust\Reporting;
use RuntimeException;
use WP_Error;
use WP_Post;

final class Reported {

	public const WORDS = 'They ask <3 for money.';

	/**
	 * A work or a design job as a thing.
	 *
	 * @param int $id Post.
	 */
	public static function item( int $id ): Thing {
		$post = get_post( $id );
		return $post instanceof WP_Post ? Thing::item( $post ) : throw new RuntimeException( 'There is no such item.' );
	}

	/**
	 * Reports something.
	 *
	 * @param Thing $thing    Thing.
	 * @param int   $reporter Member.
	 * @return int Report.
	 */
	public static function thing( Thing $thing, int $reporter ): int {
		$made = ( new Reporting() )->by_member( $thing, $reporter, 'fraud', self::WORDS );
		return $made instanceof WP_Error ? throw new RuntimeException( $made->get_error_message() ) : $made[0]->id;
	}

	/**
	 * Reports something as a stranger.
	 *
	 * @param Thing  $thing   Thing.
	 * @param string $address Address.
	 * @return Report
	 */
	public static function by_stranger( Thing $thing, string $address ): Report {
		$error = ( new Reporting() )->by_stranger( $thing, 'Erika Muster', $address, 'rights', self::WORDS . ' Erika Muster', true );
		return $error ? throw new RuntimeException( $error->get_error_message() ) : Report_Query::of( $thing )[0];
	}

	/**
	 * Decides about a report.
	 *
	 * @param int      $report Report.
	 * @param Decision $what   Decision.
	 * @return int The decision's id.
	 */
	public static function decide( int $report, Decision $what ): int {
		$made = ( new Deciding() )->decide( $report, $what, Decision::Dismiss === $what ? null : Decision_Reason::Fraud, Decision::Dismiss === $what ? '' : 'A deposit is asked for.', People::administrator() );
		return $made instanceof WP_Error ? throw new RuntimeException( (string) wp_json_encode( $made ) ) : $made['id'];
	}
}
