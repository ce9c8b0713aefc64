<?php
/**
 * A design job as schema.org has it, for the search engines that list jobs.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend;

use DesignMarketplace\Content\Deadline;
use DesignMarketplace\Content\Item_Types;
use DesignMarketplace\Content\Job_Facts;
use DesignMarketplace\Contract\Text;
use WP_Post;

/**
 * Only of one that says how and where one works: a posting without them would be refused.
 *
 * @phpstan-import-type Facts from Job_Facts
 */
final class Job_Posting {

	/**
	 * Their names for ours.
	 */
	private const TYPES = array(
		'freelance'       => 'CONTRACTOR',
		'employment'      => 'FULL_TIME',
		'internship'      => 'INTERN',
		'student_project' => 'OTHER',
	);

	/**
	 * What an amount is paid for; a whole project has no name there.
	 */
	private const UNITS = array(
		'hour'  => 'HOUR',
		'day'   => 'DAY',
		'month' => 'MONTH',
	);

	/**
	 * Percent from which on an employment is a full one.
	 */
	private const FULL = 90;

	/**
	 * The posting, none where it would lack something.
	 *
	 * @param WP_Post              $job    Open mission.
	 * @param array<string,mixed>  $card   Who hires.
	 * @param Linked_Data          $pieces Parts pages share.
	 * @return array<string,mixed>
	 */
	public static function of( WP_Post $job, array $card, Linked_Data $pieces ): array {
		$facts = Job_Facts::of( $job->ID );
		$type  = self::type( $facts );
		$place = $facts['place'];
		if ( '' === $type || ! is_string( $place ) ) {
			return array();
		}
		$day = (string) get_post_meta( $job->ID, Item_Types::POSTING_DATE, true );
		return array_filter(
			array(
				'@type'              => 'JobPosting',
				'title'              => $job->post_title,
				'description'        => Text::paragraphs( $job->post_content ),
				'url'                => $pieces->address,
				'datePosted'         => '' === $day ? substr( $job->post_date_gmt, 0, 10 ) : str_replace( '/', '-', $day ),
				'validThrough'       => Deadline::end( $job->ID ),
				'employmentType'     => $type,
				'hiringOrganization' => array(
					'@type'  => 'Organization',
					'name'   => (string) ( $card['company'] ?? '' ),
					'sameAs' => home_url( '/project/' . (string) $card['slug'] ),
				),
				'baseSalary'         => self::salary( $facts ),
			) + self::place( $place, $pieces->place( $card ) )
		);
	}

	/**
	 * How one works; '' where that is not said.
	 *
	 * @param Facts $facts Facts.
	 */
	private static function type( array $facts ): string {
		$workload   = $facts['workload'];
		$engagement = $facts['engagement'];
		return is_array( $workload ) && $workload['max'] < self::FULL ? 'PART_TIME' : self::TYPES[ is_string( $engagement ) ? $engagement : '' ] ?? '';
	}

	/**
	 * Where one works. Who works remotely may do so in the company's country.
	 *
	 * @param string               $place   Fact.
	 * @param array<string,string> $address The company's.
	 * @return array<string,mixed>
	 */
	private static function place( string $place, array $address ): array {
		$location = array(
			'@type'   => 'Place',
			'address' => $address,
		);
		return 'remote' !== $place ? array( 'jobLocation' => $location ) : array(
			'jobLocationType'               => 'TELECOMMUTE',
			'applicantLocationRequirements' => array(
				'@type' => 'Country',
				'name'  => $address['addressCountry'] ?? '',
			),
		);
	}

	/**
	 * What is paid for an hour, a day or a month; none where no amount is said.
	 *
	 * @param Facts $facts Facts.
	 * @return array<string,mixed>
	 */
	private static function salary( array $facts ): array {
		$unit = self::UNITS[ is_string( $facts['budget_unit'] ) ? $facts['budget_unit'] : '' ] ?? '';
		$from = $facts['budget_from'] ?? $facts['budget_to'];
		if ( false === $facts['paid'] || '' === $unit || null === $from ) {
			return array();
		}
		return array(
			'@type'    => 'MonetaryAmount',
			'currency' => $facts['budget_currency'],
			'value'    => array(
				'@type'    => 'QuantitativeValue',
				'minValue' => $from,
				'maxValue' => $facts['budget_to'] ?? $from,
				'unitText' => $unit,
			),
		);
	}
}
