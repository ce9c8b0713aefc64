<?php
/** A post WordPress does not write ends the transaction it belongs to. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Database;

use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'sqlite' )]
final class PostsTest extends TestCase {

	public function test_what_is_written_beside_a_refused_post_is_undone_and_the_reason_is_kept_for_the_operator(): void {
		$user = $this->designer();
		try {
			Transaction::run(
				static function () use ( $user ): int {
					update_user_meta( $user, 'design_marketplace_city', 'Nowhere' );
					return Posts::insert(
						array( 'post_type' => Item_Types::WORK, 'post_author' => $user, 'post_date' => '2026-02-31 10:00:00' )
					);
				}
			);
			$this->fail( 'It was said to be written.' );
		} catch ( Lost_Transaction $lost ) {
			$this->assertSame( 'Invalid date.', $lost->getMessage() );
		}
		$this->assertNotSame( 'Nowhere', get_user_meta( $user, 'design_marketplace_city', true ) );
	}
}
