<?php
/** The evidence: the reported thing as it was then. Each view is logged. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Reports;

use DesignMarketplace\Trust\Message_Reports;
use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Kernel\Items\Job_Words;
use DesignMarketplace\People\Members\Field_Labels;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Trust\Evidence;
use DesignMarketplace\Trust\Report;

/** The link has a nonce, so that other sites cannot trigger a view, and a shared address does not work. */
final class Evidence_View {

	private const PARAMETER = 'evidence';
	private const ACTION    = 'design_marketplace_evidence_';

	public function __construct( private readonly Report $report ) {}

	public static function url( Report $report ): string {
		return wp_nonce_url( Reports_Screen::thing( $report->thing, array( self::PARAMETER => $report->id ) ), self::ACTION . $report->id );
	}

	/** Whether the address asks for this report's evidence. */
	public static function is_asked( Report $report ): bool {
		$nonce = isset( $_GET['_wpnonce'] ) && is_string( $_GET['_wpnonce'] ) ? sanitize_key( wp_unslash( $_GET['_wpnonce'] ) ) : '';
		return Reports_Screen::number( self::PARAMETER ) === $report->id && (bool) wp_verify_nonce( $nonce, self::ACTION . $report->id );
	}

	public function show(): void {
		$kept = Evidence::open( $this->report, get_current_user_id() );
		if ( ! $kept ) {
			Ui::p( __( 'Nothing of it is kept.', 'design-marketplace' ) );
			return;
		}
		$texts = array();
		foreach ( $kept['content']['texts'] as $field => $text ) {
			$words   = Ui::lines( Job_Words::of_stored( $field, $text ) );
			$texts[] = Html::all( Html::of( 'dt', self::label( $field ) ), Ui::tag( 'dd', $words ) );
		}
		/* translators: %s: date and time. */
		$head     = Html::safe( sprintf( esc_html__( 'As it was on %s', 'design-marketplace' ), People::time( $kept['date'] ) ) );
		$pictures = Html::each(
			static fn( array $picture ): Html => self::picture( $picture['type'], $picture['small'], $picture['sha256'] ),
			array_values( $kept['content']['pictures'] )
		);
		Ui::say( Html::of( 'section.dm-evidence', Html::of( 'h3', $head ), Html::of( 'dl', ...$texts ), $pictures ) );
	}

	/** The small copy of a picture, or a note that there is none; with the hash to compare files. */
	private static function picture( string $type, string $small, string $sha256 ): Html {
		$is_picture = '' !== $small && in_array( $type, array( 'image/jpeg', 'image/png' ), true );
		$shown      = $is_picture
			? Html::safe(
				sprintf(
					'<img src="data:%s;base64,%s" alt="%s">', // phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- no file of the site's.
					$type,
					esc_attr( $small ),
					esc_attr__( 'Picture', 'design-marketplace' )
				)
			)
			: __( 'A picture without a small copy', 'design-marketplace' );
		return Html::of( 'p', $shown, Html::single( 'br' ), Html::of( 'code', "SHA-256 {$sha256}" ) );
	}

	private static function label( string $field ): string {
		return 'video_url' === $field ? __( 'Film', 'design-marketplace' ) : Message_Reports::label( $field ) ?? Field_Labels::of( $field );
	}
}
