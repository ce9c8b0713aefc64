<?php
/**
 * Made-up names for the samples of mails.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Missions\Mails;

final class Example {

	/**
	 * A design job.
	 */
	public static function mission(): string {
		return __( 'A poster for the open day', 'design-marketplace' );
	}

	/**
	 * A list of design jobs.
	 *
	 * @return list<array{label:string,url:string}>
	 */
	public static function links(): array {
		return array(
			array(
				'label' => self::mission(),
				'url'   => home_url( '/jobs' ),
			),
		);
	}

	/**
	 * A company.
	 */
	public static function company(): string {
		return __( 'Example Company', 'design-marketplace' );
	}

	/**
	 * A designer.
	 */
	public static function designer(): string {
		return __( 'Ada Example', 'design-marketplace' );
	}

	/**
	 * Somebody who looks for a designer.
	 */
	public static function client(): string {
		return __( 'Grace Example', 'design-marketplace' );
	}

	/**
	 * What somebody wrote.
	 */
	public static function words(): string {
		return __( 'I like your work and would love to talk about it.', 'design-marketplace' );
	}
}
