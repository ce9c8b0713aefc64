<?php
/**
 * Puts applications into a stage by their row, as the owner's decisions and their release leave it.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use DesignMarketplace\Clock;
use DesignMarketplace\Database\Tables;

final class Stages {

	/**
	 * Decided, and not told yet.
	 *
	 * @param int    $id    Application.
	 * @param string $stage Stage.
	 * @param string $words What is said about it.
	 */
	public static function decide( int $id, string $stage, string $words = '' ): void {
		self::write(
			$id,
			array(
				'stage'       => $stage,
				'words'       => $words,
				'staged_gmt'  => Clock::gmt(),
				'release_gmt' => gmdate( 'Y-m-d H:i:s', Clock::now() + 600 ),
			)
		);
	}

	/**
	 * Decided and told.
	 *
	 * @param int    $id    Application.
	 * @param string $stage Stage.
	 * @param string $words What was said about it.
	 * @param string $gmt   When, '' for now.
	 */
	public static function tell( int $id, string $stage, string $words = '', string $gmt = '' ): void {
		$gmt = '' === $gmt ? Clock::gmt() : $gmt;
		self::write(
			$id,
			array(
				'stage'        => $stage,
				'words'        => $words,
				'staged_gmt'   => $gmt,
				'release_gmt'  => null,
				'told'         => $stage,
				'told_words'   => $words,
				'told_gmt'     => $gmt,
				'answered_gmt' => $gmt,
				'history'      => (string) wp_json_encode(
					array(
						array(
							'stage' => 'new',
							'date'  => $gmt,
						),
						array(
							'stage' => $stage,
							'date'  => $gmt,
						),
					)
				),
			)
		);
	}

	/**
	 * Writes columns of an application's row.
	 *
	 * @param int                       $id     Application.
	 * @param array<string,string|null> $values Columns.
	 */
	public static function write( int $id, array $values ): void {
		global $wpdb;
		$wpdb->update( Tables::name( 'application' ), $values, array( 'post_id' => $id ) );
	}
}
