<?php
/**
 * Finds who keeps the things of a kind, and by which decision one is hidden.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Accounts\Kind;
use DesignMarketplace\Accounts\Thing;
use DesignMarketplace\Content\Hidden;
use DesignMarketplace\Declares\Declared;

final class Reportables {

	/**
	 * The module that keeps things of a kind; null for members and posts.
	 */
	public static function keeper( Kind $kind ): ?Has_Reportables {
		foreach ( Declared::by( Has_Reportables::class ) as $module ) {
			if ( $module->kind() === $kind ) {
				return $module;
			}
		}
		return null;
	}

	/**
	 * The decision a thing is hidden by, 0 for none.
	 */
	public static function hidden_by( Thing $thing ): int {
		return self::keeper( $thing->kind )?->hidden_by( $thing ) ?? ( $thing->post() ? Hidden::decision( $thing->id ) : 0 );
	}

	/**
	 * What administrators call a text of the evidence; null for one of a member or a post.
	 */
	public static function label( string $name ): ?string {
		foreach ( Declared::by( Has_Reportables::class ) as $module ) {
			$label = $module->label( $name );
			if ( null !== $label ) {
				return $label;
			}
		}
		return null;
	}
}
