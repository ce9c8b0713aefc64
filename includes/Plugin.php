<?php
/**
 * The one list: every module of the plugin, in order. Read it to know the product.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace;

/**
 * Builds the modules with `new` and lets each add its hooks.
 */
final class Plugin {

	/**
	 * Starts the plugin.
	 */
	public static function boot(): void {
		foreach ( self::modules() as $module ) {
			$module->register();
		}
	}

	/**
	 * The modules. Each takes what it needs as arguments; nothing is looked up elsewhere.
	 *
	 * @return list<Module>
	 */
	private static function modules(): array {
		return array(
			new Lifecycle\Activation(),
			new Lifecycle\Migrations(),
			new Rest\Answers(),
			new Media\Media(),
			new Content\Content(),
			new Directory\Directory(),
			new Mail\Schedule(),
			new Mail\Unsubscribe(),
			new Frontend\Language(),
			new Frontend\Translations(),
			new Frontend\Front(),
			new Frontend\Links(),
			new Cli\Commands(),
		);
	}
}
