<?php
/** Adds fields to the contract's rules, as an edit of the JSON files would, until they are taken back. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use Closure;
use DesignMarketplace\Kernel\Contract\Contract;

final class Extra_Fields {

	/**
	 * Adds a field to an entity and to one of its forms.
	 * @param string              $entity File name: member, work, mission or mail.
	 * @param string              $form   Key of the file's forms.
	 * @param string              $name   Field.
	 * @param array<string,mixed> $rule   Its rule.
	 */
	public static function add( string $entity, string $form, string $name, array $rule ): void {
		$files                                = self::files();
		$files[ $entity ]['fields'][ $name ]  = $rule + array( 'schema' => array() );
		$files[ $entity ]['forms'][ $form ][] = $name;
		self::use( $files );
	}

	/** Goes back to what the files say. */
	public static function remove(): void {
		self::use( self::files() );
	}

	/** @return array<string,array<mixed>> */
	private static function files(): array {
		return require dirname( __DIR__, 3 ) . '/build/contract.php';
	}

	/**
	 * Puts files in the place of those that were read.
	 * @param array<string,array<mixed>> $files What they say, by name.
	 */
	private static function use( array $files ): void {
		$set = static function () use ( $files ): void {
			Contract::$files  = $files; // @phpstan-ignore staticProperty.private (bound to the class)
			Contract::$rules  = array(); // @phpstan-ignore staticProperty.private (bound to the class)
			Contract::$images = array(); // @phpstan-ignore staticProperty.private (bound to the class)
		};
		Closure::bind( $set, null, Contract::class )();
	}
}
