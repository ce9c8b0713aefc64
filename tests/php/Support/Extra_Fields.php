<?php
/**
 * Adds fields to the contract's rules, as an edit of the JSON files would, until they are taken back.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use Closure;
use DesignMarketplace\Contract\Contract;

final class Extra_Fields {

	/**
	 * Adds a field to an entity and to one of its forms.
	 *
	 * @param string              $entity File name: member, work, mission or mail.
	 * @param string              $form   Key of the file's forms.
	 * @param string              $name   Field.
	 * @param array<string,mixed> $rule   Its rule.
	 */
	public static function add( string $entity, string $form, string $name, array $rule ): void {
		$path                     = dirname( __DIR__, 3 ) . "/includes/Contract/{$entity}.json";
		$file                     = (array) json_decode( (string) file_get_contents( $path ), true );
		$file['fields'][ $name ]  = $rule;
		$file['forms'][ $form ][] = $name;
		self::forget( array( $entity => $file ) );
	}

	/**
	 * Lets the files be read again.
	 */
	public static function remove(): void {
		self::forget( array() );
	}

	/**
	 * Forgets what was read, but for the files given.
	 *
	 * @param array<string,array<mixed>> $files Decoded files by name.
	 */
	private static function forget( array $files ): void {
		$forget = static function () use ( $files ): void {
			Contract::$files  = $files; // @phpstan-ignore staticProperty.private (bound to the class)
			Contract::$rules  = array(); // @phpstan-ignore staticProperty.private (bound to the class)
			Contract::$images = array(); // @phpstan-ignore staticProperty.private (bound to the class)
		};
		Closure::bind( $forget, null, Contract::class )();
	}
}
