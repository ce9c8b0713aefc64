<?php
/** Reports and decisions for tests, made by the services that make them on the site. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\Trust\Deciding;
use DesignMarketplace\Trust\Report;
use DesignMarketplace\Trust\Report_Query;
use DesignMarketplace\Trust\Reporting;
use RuntimeException;
use WP_Error;
use WP_Post;

/** @phpstan-import-type Record from Decisions */
final class Reports {

	public const WORDS = 'He wants <3 money first';

	/**
	 * A report.
	 * @param Reported_Item $thing    What is reported.
	 * @param int   $reporter Who reports it.
	 */
	public static function make( Reported_Item $thing, int $reporter ): Report {
		return self::must( ( new Reporting() )->by_member( $thing, $reporter, 'fraud', self::WORDS ) )[0];
	}

	/**
	 * A report by somebody without an account, who names themselves in it.
	 * @param Reported_Item  $thing   What is reported.
	 * @param string $address Email address.
	 */
	public static function by_stranger( Reported_Item $thing, string $address ): Report {
		self::must( ( new Reporting() )->by_stranger( $thing, 'Erika Muster', $address, 'rights', self::WORDS . ', says Erika Muster', true ) );
		return Report_Query::of( $thing )[0];
	}

	/**
	 * A work or a design job.
	 * @param int $id Post.
	 */
	public static function item( int $id ): Reported_Item {
		$post = get_post( $id );
		return $post instanceof WP_Post ? Reported_Item::item( $post ) : throw new RuntimeException( 'There is no such item.' );
	}

	/**
	 * A decision about it by the administrator.
	 * @param Report|int $report Report, or its id.
	 * @param Decision_Kind   $what   Decision.
	 * @return Record
	 */
	public static function decide( Report|int $report, Decision_Kind $what ): array {
		return self::must( ( new Deciding() )->decide( is_int( $report ) ? $report : $report->id, $what, Decision_Reason::Fraud, 'It is <so>', People::administrator() ) );
	}

	/**
	 * What was asked for.
	 * @template T
	 * @param T|WP_Error $done What came of it.
	 * @return T
	 */
	private static function must( mixed $done ): mixed {
		return $done instanceof WP_Error ? throw new RuntimeException( $done->get_error_message() ) : $done;
	}
}
