<?php
/**
 * What core's controllers of autosaves and revisions have in common here: their routes wait with the type's own.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Content;

use DesignMarketplace\Rest\Deferred_Routes;

trait Deferred_With_Type {

	/**
	 * The type they belong to; core's own is private.
	 *
	 * @var string
	 */
	private string $type;

	/**
	 * Takes the type.
	 *
	 * @param string $type Post type.
	 */
	public function __construct( $type ) {
		parent::__construct( $type );
		$this->type = $type;
	}

	/**
	 * They begin as the type's own do.
	 */
	public function register_routes(): void {
		Deferred_Routes::defer( '/' . Types::base( $this->type ), fn() => parent::register_routes() );
	}
}
