<?php
/** Made-up names for samples of emails. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

final class Example {

	public static function mission(): string {
		return __( 'A poster for the open day', 'design-marketplace' );
	}

	/**
	 * @param (callable(string): string)|null $label Makes the label of the title.
	 * @return list<array{label:string,url:string}>
	 */
	public static function links( ?callable $label = null ): array {
		return array(
			array( 'label' => $label ? $label( self::mission() ) : self::mission(), 'url' => home_url( '/jobs' ) ),
		);
	}

	/**
	 * @param 'applicant'|'company'|'designer'|'mission' ...$names
	 * @return array<string,string> Values by name.
	 */
	public static function tokens( string ...$names ): array {
		return array_map(
			static fn( string $name ): string => match ( $name ) {
				'company' => self::company(),
				'mission' => self::mission(),
				default   => self::designer(),
			},
			array_combine( $names, $names )
		);
	}

	public static function company(): string {
		return __( 'Example Company', 'design-marketplace' );
	}

	public static function designer(): string {
		return __( 'Ada Example', 'design-marketplace' );
	}

	public static function client(): string {
		return __( 'Grace Example', 'design-marketplace' );
	}

	public static function words(): string {
		return __( 'I like your work and would love to talk about it.', 'design-marketplace' );
	}
}
