<?php
/** Answers WordPress' tools for personal data about people who have reported something without an account. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Mail\Outbox_Entries;

/** They are found by their address. On erasure, the report stays without name and address. */
final class Stranger_Data {

	private const ID = 'design-marketplace-reports';

	/**
	 * @param array<string,array<string,mixed>> $tools
	 * @return array<string,array<string,mixed>>
	 */
	public function add_exporter( array $tools ): array {
		return $tools + array( self::ID => array( 'exporter_friendly_name' => self::name(), 'callback' => array( $this, 'export' ) ) );
	}

	/**
	 * @param array<string,array<string,mixed>> $tools
	 * @return array<string,array<string,mixed>>
	 */
	public function add_eraser( array $tools ): array {
		return $tools + array( self::ID => array( 'eraser_friendly_name' => self::name(), 'callback' => array( $this, 'erase' ) ) );
	}

	/** @return array{data:list<array<string,mixed>>,done:bool} The reports with an address, in WordPress' format. */
	public function export( string $email ): array {
		$data = array();
		foreach ( Report_Query::by_address( $email ) as $report ) {
			$fields = array(
				'name'    => $report->name,
				'address' => $report->address,
			) + Report_Presenter::exported( $report );
			$data[] = array(
				'group_id'    => 'design_marketplace_reports',
				'group_label' => __( 'Reports', 'design-marketplace' ),
				'item_id'     => "report-{$report->number()}",
				'data'        => array_map(
					static fn( string $name ): array => array( 'name' => $name, 'value' => (string) $fields[ $name ] ),
					array_keys( $fields )
				),
			);
		}
		return array( 'data' => $data, 'done' => true );
	}

	/** @return array{items_removed:bool,items_retained:bool,messages:list<string>,done:bool} */
	public function erase( string $email ): array {
		global $wpdb;
		$reports = Report_Query::by_address( $email );
		foreach ( $reports as $report ) {
			$wpdb->update(
				Tables::name( 'report' ),
				array(
					'reporter_name'    => '',
					'reporter_address' => '',
					'repeat_key'       => null,
					'words'            => Evidence::unnamed( $report->words, array( $report->name, $report->address ) ),
					'objection'        => Evidence::unnamed( $report->objection, array( $report->name, $report->address ) ),
				),
				array( 'id' => $report->id )
			);
			Outbox_Entries::forget_recipient( Reporting::recipient( $report ) );
		}
		return array(
			'items_removed'  => array() !== $reports,
			'items_retained' => false,
			'messages'       => array(),
			'done'           => true,
		);
	}

	private static function name(): string {
		return __( 'Reports without an account', 'design-marketplace' );
	}
}
