<?php
/** Arguments of routes whose callbacks check all fields at once. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Rest;

final class Args {

	/** The user or item a path names. */
	public const ID = array(
		'id' => array(
			'type'        => 'integer',
			'description' => 'The id in the path.',
		),
	);

	/**
	 * Arguments that core documents but does not check. It would check every argument with a type and no callback.
	 *
	 * @param array<string,array<string,mixed>> $schemas JSON schemas by field.
	 * @return array<string,array<string,mixed>>
	 */
	public static function documented( array $schemas ): array {
		return array_map( static fn( array $schema ): array => $schema + array( 'sanitize_callback' => null ), $schemas );
	}
}
