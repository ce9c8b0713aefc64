<?php
/** Filled-in sign-up forms. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Members;

final class Forms {

	/**
	 * A designer's form.
	 * @param array<string,mixed> $fields Fields that differ; null leaves one out.
	 * @return array<string,mixed>
	 */
	public static function designer( array $fields = array() ): array {
		return self::fill(
			$fields + array(
				'role'    => 'designer',
				'name'    => 'Zoé Müllerini',
				'job'     => 'Typographer',
				'country' => 'CH',
				'city'    => 'Genève',
			)
		);
	}

	/**
	 * A company's form, but for its image.
	 * @param array<string,mixed> $fields Fields that differ; null leaves one out.
	 * @return array<string,mixed>
	 */
	public static function contractor( array $fields = array() ): array {
		return self::fill(
			$fields + array(
				'role'                      => 'contractor',
				'company'                   => 'Kettle & Co',
				'country'                   => 'CH',
				'city'                      => 'Renens',
				'company_size'              => '3',
				'contact_name'              => 'Grace Test',
				'contact_job'               => 'Founder',
				'project_headline'          => 'A kettle that listens',
				'project_short_description' => 'We make kettles.',
				'project_description'       => 'We make kettles that listen.',
			)
		);
	}

	/**
	 * What an affiliated startup adds.
	 * @param array<string,mixed> $fields Fields that differ.
	 * @return array<string,mixed>
	 */
	public static function startup( array $fields = array() ): array {
		return self::contractor(
			$fields + array(
				'affiliated'      => 'true',
				'ecosystem'       => 'EPFL',
				'epfl_lab'        => 'Kettle Lab',
				'epfl_professor'  => 'Prof. Steam',
				'need_design'     => 'A handle.',
				'need'            => 'That it is safe.',
				'design_outcomes' => 'Drawings.',
				'start_date'      => '2027-1',
				'end_date'        => '2027-06',
			)
		);
	}

	/**
	 * The account step, and the given fields.
	 * @param array<string,mixed> $fields Fields.
	 * @return array<string,mixed>
	 */
	private static function fill( array $fields ): array {
		$account = array(
			'email'           => 'new.member@example.test',
			'password'        => 'password123',
			'password_verify' => $fields['password'] ?? 'password123',
			'cgu_1'           => 'true',
			'cgu_2'           => '1',
		);
		return array_filter( $fields + $account, static fn( mixed $value ): bool => null !== $value );
	}
}
