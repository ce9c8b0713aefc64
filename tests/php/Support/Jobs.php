<?php
/** Design jobs with deadlines, and what the site does about them by itself, in the words tests about them are written in. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use DesignMarketplace\Jobs\Applications\Moments\Watch;

final class Jobs {

	/** What cron does every hour. */
	public static function watch(): void {
		( new Watch() )->run();
	}

	/**
	 * Subjects of the mails that leave once cron has run, in no order.
	 * @return list<string>
	 * @phpstan-impure
	 */
	public static function mails(): array {
		Mails::clear();
		self::watch();
		Mails::worker()->run( 100 );
		return array_map( 'strval', array_column( Mails::sent(), 'subject' ) );
	}

	/** The address in the last mail that has a link to a page with a button. */
	public static function token(): string {
		$text = html_entity_decode( (string) wp_json_encode( Mails::sent(), JSON_UNESCAPED_SLASHES ) );
		return preg_match_all( '/design_marketplace_job=([a-z0-9.]+)/', $text, $found ) > 0 ? (string) end( $found[1] ) : '';
	}
}
