<?php
/**
 * Core's autosaves of the operator's types, with routes that are added when they are asked for.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Content;

use DesignMarketplace\Rest\Deferred_Routes;
use WP_REST_Autosaves_Controller;

final class Autosaves_Controller extends WP_REST_Autosaves_Controller {

	/**
	 * The type whose they are; core's own is private.
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
		Deferred_Routes::keep( '/' . Types::base( $this->type ), fn() => parent::register_routes() );
	}
}
