<?php
/**
 * What every letter about a report says: its number, what kind of thing it is about, the way to its page.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Trust\Mails;

use DesignMarketplace\Accounts\Kind;
use DesignMarketplace\Mail\Letter;
use DesignMarketplace\Trust\Report;
use DesignMarketplace\Trust\Report_Link;

final class Report_Letter {

	/**
	 * The letter.
	 *
	 * @param array<string,string> $more What this one says besides.
	 */
	public static function about( Report $report, array $more = array() ): Letter {
		return self::with( $report->number(), $report->thing->kind, $more, Report_Link::url( $report ) );
	}

	/**
	 * The letter as an example.
	 *
	 * @param array<string,string> $more What this one says besides.
	 */
	public static function sample( array $more = array() ): Letter {
		return self::with( 'K7QX-2MHD', Kind::Mission, $more, home_url( '/' ) );
	}

	/**
	 * A letter.
	 *
	 * @param string               $number Number of the report.
	 * @param Kind                 $kind   What it is about.
	 * @param array<string,string> $more   What this one says besides.
	 * @param string               $url    Where the button leads.
	 */
	private static function with( string $number, Kind $kind, array $more, string $url ): Letter {
		return new Letter(
			array(
				'number' => $number,
				'thing'  => $kind->label(),
			) + $more,
			$url
		);
	}
}
