<?php
/** A work or job sent without a status is there for everybody; a client's other words for it count as none. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Rest;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class SentWithoutStatusTest extends TestCase {

	/** @return array<string,array{string,array<string,mixed>}> */
	public static function sent(): array {
		$statuses = array(
			'no status'    => array(),
			'an empty one' => array( 'status' => '' ),
			'null'         => array( 'status' => null ),
			'private'      => array( 'status' => 'private' ),
			'future'       => array( 'status' => 'future' ),
			'trash'        => array( 'status' => 'trash' ),
			'a list'       => array( 'status' => array( 'draft' ) ),
		);
		$sent     = array();
		foreach ( array( 'work', 'mission' ) as $type ) {
			foreach ( $statuses as $name => $status ) {
				$sent[ "{$type}, {$name}" ] = array( $type, $status );
			}
		}
		return $sent;
	}

	/**
	 * @param string              $type   work or mission.
	 * @param array<string,mixed> $status What is sent of it.
	 */
	#[DataProvider( 'sent' )]
	public function test_it_is_published( string $type, array $status ): void {
		$owner  = 'work' === $type ? $this->designer() : $this->contractor();
		$answer = 'work' === $type
			? $this->rest(
				'POST',
				'/wp/v2/work',
				$status + array( 'title' => 'Kettle', 'client' => 'Own', 'month' => 0, 'year' => 2026 ),
				$owner,
				array( 'image' => $this->picture( 40, 40 ) )
			)
			: $this->rest( 'POST', '/wp/v2/mission', $status + array( 'title' => 'A bell', 'description' => 'It rings.' ), $owner );
		$this->assert_answer( 201, $answer );
		$id = $answer->get_data()['id'];
		$this->assertSame( array( 'publish', 'publish' ), array( $answer->get_data()['status'], get_post_status( $id ) ) );
		$this->assert_answer( 200, $this->rest( 'GET', "/wp/v2/{$type}/{$id}", array(), $this->designer() ) );
		( new Indexer() )->flush();
		$role = 'work' === $type ? 'designer' : 'contractor';
		$this->assertContains( $owner, array_column( $this->rest( 'GET', '/wp/v2/users', array( 'role' => $role ) )->get_data(), 'id' ) );
	}

	public function test_a_change_without_one_leaves_a_draft_a_draft(): void {
		foreach ( array( 'work' => $this->designer(), 'mission' => $this->contractor() ) as $type => $owner ) {
			$id     = Market::$type( $owner, array( 'status' => 'draft' ) );
			$answer = $this->rest( 'POST', "/wp/v2/{$type}/{$id}", array( 'title' => 'New' ), $owner );
			$this->assertSame( array( 'draft', 'New' ), array( $answer->get_data()['status'], $answer->get_data()['title']['rendered'] ) );
		}
	}
}
