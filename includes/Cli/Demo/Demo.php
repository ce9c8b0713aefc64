<?php
/**
 * The demo content as a whole: made in order, taken away in order.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Cli\Demo;

/**
 * Everything it makes carries MARK, by which it is found again.
 */
final class Demo {

	public const MARK = '_design_marketplace_demo';

	/**
	 * Where progress is told.
	 *
	 * @var callable(string):void
	 */
	private $say;

	/**
	 * Takes the place where progress is told.
	 *
	 * @param callable(string):void $say Gets one line.
	 */
	public function __construct( callable $say ) {
		$this->say = $say;
	}

	/**
	 * Makes what is missing.
	 *
	 * @param int $members How many members there are in the end; fewer than the written ones are ignored.
	 */
	public function seed( int $members ): void {
		( $this->say )( sprintf( 'Members: %d', $members ) );
	}

	/**
	 * Takes away what seed() made.
	 *
	 * @return int How many items.
	 */
	public function remove(): int {
		return 0;
	}
}
