<?php
/** A link works on the site that made it: the sites of a network have the same salts, people and numbers. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel;

use DesignMarketplace\Mail\Unsubscribe;
use DesignMarketplace\Media\Withheld_Link;
use DesignMarketplace\Tests\TestCase;
use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

final class LinkProofTest extends TestCase {

	public function test_a_link_works_on_its_own_site_alone(): void {
		$link = static function ( int $site ): string {
			$GLOBALS['blog_id'] = $site; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as on a network, where get_current_blog_id() reads it.
			try {
				return Unsubscribe::url( 7 ) . Withheld_Link::base( 7 );
			} finally {
				$GLOBALS['blog_id'] = 1; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
			}
		};
		$own  = explode( '?', $link( 1 ) );
		foreach ( explode( '?', $link( 2 ) ) as $number => $other ) {
			$this->assertSame( 0 === $number, $own[ $number ] === $other, $other );
		}
	}

	/** What is kept with a site or a person, or is no link. */
	private const OTHERS = array( 'Kernel/Link_Proof.php', 'People/Accounts/Slugs.php', 'People/Verification/Verification.php', 'Trust/Report_Number.php' );

	public function test_every_signed_link_has_it(): void {
		$root  = dirname( __DIR__, 4 ) . '/includes/';
		$found = array();
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $root, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			if ( str_contains( (string) file_get_contents( (string) $file ), "wp_salt( 'auth' )" ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of ours.
				$found[] = substr( (string) $file, strlen( $root ) );
			}
		}
		$this->assertEqualsCanonicalizing( self::OTHERS, $found );
	}
}
