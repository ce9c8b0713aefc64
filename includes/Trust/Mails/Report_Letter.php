<?php
/** The parts that all emails about a report contain: its number, the kind of thing it is about, and a link to its page. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust\Mails;

use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Reported_Kind;
use DesignMarketplace\Trust\Report;
use DesignMarketplace\Trust\Report_Link;

final class Report_Letter {

	/**
	 * The email about a report. A stranger's name is not repeated, as somebody else may have typed it.
	 *
	 * @param array<string,string> $more Further tokens.
	 */
	public static function about( Recipient $to, Report $report, array $more = array() ): Mail_Content {
		return self::with(
			$report->number(),
			$report->thing->kind,
			array( 'greeting' => self::greeting( $to->user_id > 0 ? $to->name : '' ) ) + $more,
			Report_Link::url( $report )
		);
	}

	/**
	 * The email as an example.
	 *
	 * @param array<string,string> $more Further tokens.
	 */
	public static function sample( array $more = array() ): Mail_Content {
		return self::with( 'K7QX-2MHD', Reported_Kind::Mission, array( 'greeting' => self::greeting( 'Ada' ) ) + $more, home_url( '/' ) );
	}

	private static function greeting( string $name ): string {
		/* translators: %s: a name. */
		return '' === $name ? __( 'Hello,', 'design-marketplace' ) : sprintf( __( 'Hello %s,', 'design-marketplace' ), $name );
	}

	/** @param array<string,string> $more Further tokens. */
	private static function with( string $number, Reported_Kind $kind, array $more, string $url ): Mail_Content {
		return new Mail_Content(
			array(
				'number' => $number,
				'thing'  => $kind->label(),
			) + $more,
			$url
		);
	}
}
