<?php
/**
 * Finds the module that keeps the things of a kind, and the decision that hides a thing.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Kernel\Declares\Declared;
use DesignMarketplace\Kernel\Items\Hidden;
use DesignMarketplace\People\Accounts\Thing;
use DesignMarketplace\People\Accounts\Thing_Kind;

final class Reportables {

	/**
	 * The module for a kind; null for members and posts.
	 */
	public static function keeper( Thing_Kind $kind ): ?Has_Reportables {
		foreach ( Declared::by( Has_Reportables::class ) as $module ) {
			if ( $module->kind() === $kind ) {
				return $module;
			}
		}
		return null;
	}

	/**
	 * Id of the decision that hides a thing, 0 for none.
	 */
	public static function hidden_by( Thing $thing ): int {
		return self::keeper( $thing->kind )?->hidden_by( $thing ) ?? ( $thing->post() ? Hidden::decision( $thing->id ) : 0 );
	}

	/**
	 * The label of a text in the evidence of a module's thing; null for members and posts.
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
