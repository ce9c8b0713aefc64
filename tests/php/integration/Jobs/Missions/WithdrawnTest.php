<?php
/** Candidates of a job that is taken away read that it was withdrawn, those of one that is closed that it is closed. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Missions;

use DesignMarketplace\Jobs\Applications\Closing;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\TestCase;

final class WithdrawnTest extends TestCase {

	public function test_the_mail_fits_what_happened(): void {
		$owner    = $this->contractor( array( 'company' => 'Loop' ) );
		$designer = $this->designer();
		foreach ( array( 'Closed one', 'Trashed one', 'Erased one' ) as $title ) {
			$ids[ $title ] = Market::mission( $owner, array( 'title' => $title ) );
			Market::apply( $designer, $ids[ $title ] );
		}
		Market::apply( $this->designer(), $ids['Trashed one'] );
		( new Closing() )->close( $ids['Closed one'] );
		wp_trash_post( $ids['Trashed one'] );
		wp_untrash_post( $ids['Trashed one'] );
		wp_trash_post( $ids['Trashed one'] );
		wp_delete_post( $ids['Erased one'], true );
		Mails::worker()->run( 100 );
		$told = array_values( array_filter( array_column( $this->mails(), 'subject' ), static fn( string $subject ): bool => str_contains( $subject, '(Loop)' ) ) );
		$this->assertEqualsCanonicalizing( array( 'Closed: Closed one (Loop)', 'Withdrawn: Trashed one (Loop)', 'Withdrawn: Trashed one (Loop)', 'Withdrawn: Erased one (Loop)' ), $told );
	}
}
