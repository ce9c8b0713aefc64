<?php
/** The company sees in its mail who applies: trade, city, face and work, as on their card. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Applications;

use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;

final class FaceTest extends TestCase {

	/**
	 * The mail about an application.
	 * @param int $applicant Who applies.
	 * @return array<string,mixed>
	 */
	private function mail_about( int $applicant ): array {
		Market::clear();
		Market::apply( $applicant, Market::mission( $this->contractor() ) );
		Mails::clear();
		Mails::worker()->run( 10 );
		return $this->mails()[0];
	}

	public function test_a_designer_has_trade_city_and_pictures(): void {
		$id = $this->designer( array( 'name' => 'Ada <3', 'job' => 'Type & signs', 'city' => 'Sion' ) );
		Market::work( $id, array( 'title' => 'Tram "9"' ), array( 'image' => $this->picture() ) );
		$mail = $this->mail_about( $id );
		$this->assertStringContainsString( 'Type &amp; signs, Sion', $mail['message'] );
		$this->assertStringContainsString( 'href="' . home_url( '/designer/' . People::slug( $id ) ) . '"', $mail['message'] );
		$this->assertMatchesRegularExpression( '#<img src="https?://[^"]+/uploads/[^"]+" alt="Tram &quot;9&quot;"#', $mail['message'] );
	}

	public function test_who_has_no_profile_has_none(): void {
		$subscriber = $this->person( 'subscriber' );
		$this->assertStringNotContainsString( '<img', $this->mail_about( $subscriber )['message'] );
	}
}
