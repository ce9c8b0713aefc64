<?php
/**
 * A card in an answer stands for an array, also for those who change or keep it.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Directory;

use DesignMarketplace\Directory\Card;
use DesignMarketplace\Tests\TestCase;

final class CardTest extends TestCase {

	private function card(): Card {
		return ( new Card( '{"id":7,"name":"Ada"}' ) )->with( static fn( array $read ): array => array( 'can' => array( 'edit' => 7 === $read['id'] ) ) );
	}

	public function test_it_reads_like_its_array(): void {
		$card = $this->card();
		self::assertSame( array( 7, true, null, false ), array( $card['id'], $card['can']['edit'], $card['nothing'], isset( $card['nothing'] ) ) );
		self::assertSame( '{"id":7,"name":"Ada","can":{"edit":true}}', wp_json_encode( $card ) );
	}

	public function test_it_is_changed_like_its_array(): void {
		$card         = $this->card();
		$card['name'] = 'Grace';
		unset( $card['can'] );
		self::assertEquals(
			array(
				'id'   => 7,
				'name' => 'Grace',
			),
			$card->read()
		);
	}

	public function test_it_is_kept_by_caches_of_answers(): void {
		$kept = unserialize( serialize( $this->card() ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- what caches do.
		self::assertSame( wp_json_encode( $this->card() ), wp_json_encode( $kept ) );
	}
}
