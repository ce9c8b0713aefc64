<?php
/** What exports, erasure and retention know of stages, words and notes. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Applications;

use DesignMarketplace\Clock;
use DesignMarketplace\Jobs\Applications\Application_Retention;
use DesignMarketplace\Kernel\Items\Mission_Outcome;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\People\Members\Privacy_Tools;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\Support\Staged;
use DesignMarketplace\Tests\TestCase;

final class PersonalDataTest extends TestCase {

	public function test_the_download_has_what_was_told_and_the_formal_export_the_note_too(): void {
		$designer = $this->designer();
		$owner    = $this->contractor();
		$id       = Market::apply( $designer, Market::mission( $owner ) );
		Staged::tell( $id, 'declined', 'Told words', '2026-11-02 10:00:00' );
		Staged::decide( $id, 'chosen' );
		Staged::write( $id, array( 'note' => 'A note' ) );
		$own = $this->rest( 'GET', "/wp/v2/users/{$designer}/export", array(), $designer )->get_data()['applications'][0];
		$this->assertSame( array( 'declined', 'Told words', '2026-11-02 10:00:00' ), array( $own['stage'], $own['words'], $own['history'][1]['date'] ) );
		$first = $this->designer();
		Market::apply( $first, Market::mission( $owner ) );
		$this->assertSame( array( 'new' ), array_column( $this->rest( 'GET', "/wp/v2/users/{$first}/export", array(), $first )->get_data()['applications'][0]['history'], 'stage' ), 'What was sent is said, too.' );
		foreach ( array( $designer, $owner ) as $user ) {
			$this->assertStringNotContainsString( 'A note', (string) wp_json_encode( $this->rest( 'GET', "/wp/v2/users/{$user}/export", array(), $user )->get_data() ) );
		}
		$formal = (string) wp_json_encode( ( new Privacy_Tools() )->export( People::email( $designer ) ) );
		$this->assertStringContainsString( 'A note', $formal );
		$this->assertStringContainsString( 'Told words', $formal );
		$this->assertStringNotContainsString( 'chosen', $formal );
		$this->assertStringNotContainsString( 'A note', (string) wp_json_encode( ( new Privacy_Tools() )->export( People::email( $owner ) ) ) );
	}

	public function test_note_and_words_go_with_the_application(): void {
		$owner = $this->contractor();
		$first = $this->designer();
		$gone  = Market::apply( $first, Market::mission( $owner ) );
		$job   = Market::mission( $owner );
		$old   = Market::apply( $this->designer(), $job );
		foreach ( array( $gone, $old ) as $id ) {
			Staged::tell( $id, 'declined', 'Told words' );
			Staged::write( $id, array( 'note' => 'A note' ) );
		}
		( new Deletion() )->delete( $first );
		$this->assertSame( array( false, true ), array( Rows::count( 'application', 'post_id = %d', $gone ) > 0, Rows::count( 'application', 'post_id = %d', $old ) > 0 ) );
		$this->rest( 'POST', "/wp/v2/mission/{$job}", array( 'close' => true ), $owner );
		update_post_meta( $job, Mission_Outcome::CLOSED, gmdate( 'Y-m-d H:i:s', Clock::now() - 5 * 365 * DAY_IN_SECONDS ) );
		update_option( 'design_marketplace_retention_months', 12 );
		( new Application_Retention() )->expire();
		$this->assertSame( 0, Rows::count( 'application', 'post_id = %d', $old ) );
	}
}
