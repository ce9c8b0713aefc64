<?php
/** Reading the directory writes nothing; who has just written reads what they wrote. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Directory;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Directory\Profile;
use DesignMarketplace\Directory\Query;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\People\Members\Policy;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_Error;

#[Group( 'sqlite' )]
final class ReadsTest extends TestCase {

	/**
	 * Statements that write.
	 * @param callable():mixed $work Work.
	 * @return list<string>
	 */
	private function writes( callable $work ): array {
		return array_values( (array) preg_grep( '/^\s*(INSERT|UPDATE|REPLACE|DELETE|START|SAVEPOINT|COMMIT)/i', $this->queries( $work ) ) );
	}

	public function test_no_read_writes_what_others_have_touched(): void {
		$id    = $this->designer();
		$query = new Query();
		( new Indexer() )->flush();
		$slug = ( new \WP_User( $id ) )->user_nicename;
		$this->assertSame( 'Basel', $this->city( $id, 'Basel' ) );
		foreach ( array(
			'page'    => static fn() => $query->page( 'designer', array(), 1, 10 ),
			'figures' => static fn() => $query->figures(),
			'by slug' => static fn() => $query->by_slug( $slug ),
			'by id'   => static fn() => $query->by_id( $id ),
		) as $name => $read ) {
			update_user_meta( $id, 'design_marketplace_city', "Not {$name}" );
			$this->assertSame( array(), $this->writes( $read ), $name );
			$this->assertSame( 'Basel', $query->by_id( $id )['card']['city'] ?? null, $name );
		}
		( new Indexer() )->flush();
		$this->assertSame( 'Not by id', $query->by_id( $id )['card']['city'] ?? null );
	}

	public function test_the_answer_to_a_write_and_what_follows_it_know_of_it(): void {
		$id     = $this->designer();
		$answer = $this->rest( 'POST', "/wp/v2/users/{$id}", array( 'city' => 'Chur' ), $id );
		$this->assert_answer( 200, $answer );
		$this->assertSame( 'Chur', ( new Query() )->by_id( $id )['card']['city'] ?? null );
		$this->assertSame( 'Chur', $this->rest( 'GET', "/wp/v2/users/{$id}", array(), $id )->get_data()['city'] );
	}

	public function test_the_directory_follows_at_the_end_of_each_transaction(): void {
		$id = $this->contractor();
		( new Indexer() )->flush();
		$open = static fn(): int => ( new Query() )->page( 'contractor', array(), 1, 100 )['open_total'];
		$this->assertSame( 0, $open() );
		Transaction::run( static fn(): int => Market::mission( $id ) );
		$this->assertSame( 1, $open() );
	}

	public function test_whoever_was_deleted_meanwhile_is_not_found_by_others_and_has_no_session(): void {
		foreach ( array( 404 => $this->contractor(), 401 => 0 ) as $status => $other ) {
			$id = $this->designer();
			wp_set_current_user( $other ? $other : $id );
			( new Deletion() )->delete( $id );
			$answer = ( new Profile() )->answer( $id, Policy::PRIVATE );
			$this->assertInstanceOf( WP_Error::class, $answer );
			$this->assertSame( $status, $answer->get_error_data()['status'] ?? null );
		}
	}

	private function city( int $id, string $city ): string {
		update_user_meta( $id, 'design_marketplace_city', $city );
		( new Indexer() )->flush();
		return (string) ( ( new Query() )->by_id( $id )['card']['city'] ?? '' );
	}
}
