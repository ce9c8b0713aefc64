<?php
/** A design job as JobPosting of schema.org, for search engines. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Kernel\Contract\Text;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Job_Facts;
use WP_Post;

/**
 * Only for jobs with type of work and place, and a company that says its country: without them search engines refuse it.
 * @phpstan-import-type Facts from Job_Facts
 */
final class Job_Posting {

	/** Types of schema.org by our values. */
	private const TYPES = array(
		'freelance'       => 'CONTRACTOR',
		'employment'      => 'FULL_TIME',
		'internship'      => 'INTERN',
		'student_project' => 'OTHER',
	);

	/** Units of pay; there is none for a whole project. */
	private const UNITS = array( 'hour' => 'HOUR', 'day' => 'DAY', 'month' => 'MONTH' );

	/** Percent from which a job counts as full-time. */
	private const FULL = 90;

	/**
	 * The posting; empty if required facts are missing.
	 * @param array<string,mixed> $card Card of the company.
	 * @return array<string,mixed>
	 */
	public static function of( WP_Post $job, array $card, Linked_Data $pieces ): array {
		$facts   = Job_Facts::of( $job->ID );
		$type    = self::type( $facts );
		$place   = $facts['place'];
		$address = $pieces->place( $card );
		if ( '' === $type || ! is_string( $place ) || ! isset( $address['addressCountry'] ) ) {
			return array();
		}
		$day  = Posts::text( $job->ID, Item_Types::POSTING_DATE );
		$name = (string) ( $card['company'] ?? '' );
		return array_filter(
			array(
				'@type'              => 'JobPosting',
				'title'              => $job->post_title,
				'description'        => wpautop( Text::html( $job->post_content ) ),
				'url'                => $pieces->address,
				'datePosted'         => '' === $day ? substr( $job->post_date_gmt, 0, 10 ) : str_replace( '/', '-', $day ),
				'validThrough'       => Deadline::end( $job->ID ),
				'employmentType'     => $type,
				'identifier'         => array( '@type' => 'PropertyValue', 'name' => $name, 'value' => (string) $job->ID ),
				'hiringOrganization' => array_filter(
					array(
						'@type'  => 'Organization',
						'name'   => $name,
						'sameAs' => home_url( '/project/' . (string) $card['slug'] ),
						'logo'   => Picture::address( $card['avatar'] ?? null ),
					)
				),
				'baseSalary'         => self::salary( $facts ),
			) + self::place( $place, $address )
		);
	}

	/** @param Facts $facts Those of the job; '' without a type of work. */
	private static function type( array $facts ): string {
		$workload   = $facts['workload'];
		$engagement = $facts['engagement'];
		return is_array( $workload ) && $workload['max'] < self::FULL
			? 'PART_TIME'
			: self::TYPES[ is_string( $engagement ) ? $engagement : '' ] ?? '';
	}

	/**
	 * The place of work. Remote jobs can be done in the company's country.
	 * @param array<string,string> $address The company's address.
	 * @return array<string,mixed>
	 */
	private static function place( string $place, array $address ): array {
		$location = array( '@type' => 'Place', 'address' => $address );
		return 'remote' !== $place ? array( 'jobLocation' => $location ) : array(
			'jobLocationType'               => 'TELECOMMUTE',
			'applicantLocationRequirements' => array(
				'@type' => 'Country',
				'name'  => $address['addressCountry'],
			),
		);
	}

	/**
	 * The pay for an hour, a day or a month; empty without an amount.
	 * @param Facts $facts
	 * @return array<string,mixed>
	 */
	private static function salary( array $facts ): array {
		$unit = self::UNITS[ is_string( $facts['budget_unit'] ) ? $facts['budget_unit'] : '' ] ?? '';
		$from = $facts['budget_from'];
		$to   = $facts['budget_to'];
		if ( false === $facts['paid'] || '' === $unit || ( null === $from && null === $to ) ) {
			return array();
		}
		$amount = $from === $to ? array( 'value' => $from ) : array( 'minValue' => $from, 'maxValue' => $to );
		return array(
			'@type'    => 'MonetaryAmount',
			'currency' => $facts['budget_currency'],
			'value'    => array( '@type' => 'QuantitativeValue', 'unitText' => $unit ) + array_filter( $amount, 'is_int' ),
		);
	}
}
